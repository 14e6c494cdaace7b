extension Solver {
  /// Serves children of different priorities; what lower ones need at least is kept for them.
  func shareByPriority(
    _ room: Double,
    in index: Int,
    _ offer: Offer,
    _ depth: Int
  ) -> StackSum {
    let axis = nodes[index].axis
    let start = desk.pointee.queue.count
    var sharing = Sharing(left: room, unserved: 0)
    forEachChild(of: index) { child in
      sharing.left -= nodes[child].gapBefore
      desk.pointee.queue.append(
        Waiting(child: child, priority: nodes[child].priority)
      )
      noteRange(desk.pointee.queue.count - 1, along: axis, offer)
      probe(desk.pointee.queue.count - 1, along: axis, offer, depth)
    }
    let end = desk.pointee.queue.count
    order(from: start, to: end)
    let greatest = desk.pointee.queue.base[start].priority
    for position in start..<end where desk.pointee.queue.base[position].priority != greatest {
      sharing.left -= desk.pointee.queue.base[position].least
    }
    var next = start
    while next < end {
      let priority = desk.pointee.queue.base[next].priority
      var groupEnd = next
      while groupEnd < end, desk.pointee.queue.base[groupEnd].priority == priority { groupEnd += 1 }
      if next > start {
        for position in next..<groupEnd {
          sharing.left += desk.pointee.queue.base[position].least
        }
      }
      sharing.unserved = groupEnd - next
      for position in next..<groupEnd {
        serve(desk.pointee.queue.base[position].child, &sharing, along: axis, offer, depth)
      }
      next = groupEnd
    }
    desk.pointee.queue.removeAll(from: start)
    return sharing.sum
  }
}
