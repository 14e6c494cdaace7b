import FlowEngine
import LayoutSim

extension Element {
  /// Adds a bar button that finishes the flow whose first screen this is, if the flow was presented.
  func finishesFlow() -> some Element {
    FinishingFlow(content: self)
  }
}

private struct FinishingFlow<Content: Element>: Element {
  let content: Content

  @Inherited(\.coordinator) private var coordinator

  var body: some Element {
    if let coordinator, coordinator.flow.presentationContext == .modal {
      content.toolbar {
        PushButton("Done") { coordinator.finishFlow() }.accessibilityIdentifier("done")
      }
    } else {
      content
    }
  }
}

extension AnyCoordinator {
  /// The flow that ends when this coordinator finishes: for a tab, everything around it.
  fileprivate var flow: AnyCoordinator {
    presentationContext == .tab ? parent?.flow ?? self : self
  }
}
