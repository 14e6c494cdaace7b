import Observation
import SwiftUI

/// The app's own router: a path, and what is presented over it.
@MainActor
@Observable
final class TrailRouter {
  var path = NavigationPath()
  var sheet: TrailSheet?
  var isWelcomeShown = true

  /// Shows a trail in its park, from anywhere.
  func open(_ trail: Trail, in park: Park) {
    sheet = nil
    isWelcomeShown = false
    path = NavigationPath()
    path.append(park)
    path.append(trail)
  }

  func goBackToRoot() { path = NavigationPath() }
}

/// What is presented as a sheet.
enum TrailSheet: Identifiable {
  case filter
  case report(Trail)

  var id: String {
    switch self {
    case .filter: "filter"
    case .report(let trail): "report \(trail.id)"
    }
  }
}

struct Park: Hashable, Identifiable {
  let id: String
  let name: String
  let trails: [Trail]

  static let all = [
    Park(id: "glen", name: "Glen Park", trails: [.ridge, .lake]),
    Park(id: "dale", name: "Dale Park", trails: [.mill]),
  ]
}

struct Trail: Hashable, Identifiable {
  let id: String
  let name: String
  let miles: Int

  static let ridge = Trail(id: "ridge", name: "Ridge Trail", miles: 9)
  static let lake = Trail(id: "lake", name: "Lake Trail", miles: 4)
  static let mill = Trail(id: "mill", name: "Mill Trail", miles: 6)
}
