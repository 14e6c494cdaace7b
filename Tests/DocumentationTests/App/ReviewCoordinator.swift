import FlowEngine
import LayoutSim

final class ReviewCoordinator: Coordinator<ReviewRoute> {
  init() {
    super.init(router: Router(initial: .all, factory: ReviewFactory()))
  }

  override func canHandle(_ route: any Route) -> Bool { route is ReviewRoute }
}

final class ReviewFactory: ElementFactory<ReviewRoute> {
  override func buildElement(for route: ReviewRoute) -> (any Element)? {
    switch route {
    case .all: TextBlock("Three reviews").navigationTitle("Reviews")
    case .review(let number): TextBlock("Review \(number)").navigationTitle("Review")
    }
  }
}
