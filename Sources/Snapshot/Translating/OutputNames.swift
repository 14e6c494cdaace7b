/// The paths of translated files below their folder.
package enum OutputNames {
  /// A path for each source, with the folders in which it is below the one that was given.
  ///
  /// A module cannot have two files of one name, whatever folders they are in: a further one has the name of its folder in front of
  /// its own, and a number if that is not enough. The order of the paths decides.
  package static func paths(for sources: [String]) -> [String] {
    var taken: Set<String> = []
    return sources.map { path in
      var parts = path.split(separator: "/").map(String.init)
      guard let name = parts.popLast() else { return path }
      var candidate = name
      var number = 1
      while !taken.insert(candidate.lowercased()).inserted {
        let folder = parts.last.map { $0 + "_" } ?? ""
        candidate = number == 1 && !folder.isEmpty ? folder + name : "\(folder)\(number)_\(name)"
        number += 1
      }
      return (parts + [candidate]).joined(separator: "/")
    }
  }
}
