extension Solver {
  /// Serves children of different priorities; the minimum of those with lower ones is reserved.
  func shareByPriority(
    _ room: Double,
    in index: Int,
    _ offer: Offer,
    _ depth: Int
  ) -> StackSum {
    let axis = nodes[index].axis
    let start = state.pointee.flexibleChildren.count
    var sharing = Sharing(left: room, unserved: 0)
    forEachChild(of: index) { child in
      sharing.left -= nodes[child].gapBefore
      state.pointee.flexibleChildren.append(
        FlexibleChild(child: child, priority: nodes[child].priority)
      )
      noteRange(state.pointee.flexibleChildren.count - 1, along: axis, offer)
      probe(state.pointee.flexibleChildren.count - 1, along: axis, offer, depth)
    }
    let end = state.pointee.flexibleChildren.count
    order(from: start, to: end)
    let greatest = state.pointee.flexibleChildren.base[start].priority
    for position in start..<end
    where state.pointee.flexibleChildren.base[position].priority != greatest {
      sharing.left -= state.pointee.flexibleChildren.base[position].least
    }
    var next = start
    while next < end {
      let priority = state.pointee.flexibleChildren.base[next].priority
      var groupEnd = next
      while groupEnd < end, state.pointee.flexibleChildren.base[groupEnd].priority == priority {
        groupEnd += 1
      }
      if next > start {
        for position in next..<groupEnd {
          sharing.left += state.pointee.flexibleChildren.base[position].least
        }
      }
      sharing.unserved = groupEnd - next
      for position in next..<groupEnd {
        serve(
          state.pointee.flexibleChildren.base[position].child,
          &sharing,
          along: axis,
          offer,
          depth
        )
      }
      next = groupEnd
    }
    state.pointee.flexibleChildren.removeAll(from: start)
    return sharing.sum
  }
}
