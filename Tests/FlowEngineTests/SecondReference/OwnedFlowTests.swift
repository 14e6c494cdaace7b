import FlowEngine
import Testing

/// Flows that belong to the one that brought them.
@MainActor
struct OwnedFlowTests {
  private let hall = Hall("App")

  private final class Probe { weak var flow: Hall? }

  @Test("A flow without a start of its own crashed the app: it shows its root")
  func noStart() {
    let flow = Coordinator<HallRoute>(root: .item(1))
    #expect(hall.navigate(to: flow, presentationStyle: .sheet))
    #expect(hall.layers == ["base hall", "sheet item(1)"])
  }

  @Test("The window was blank before a start and after the root had finished: there is a root")
  func neverBlank() {
    #expect(hall.layers == ["base hall"])
    hall.startFlow(route: .item(9))
    hall.navigate(toRoute: .item(1))
    hall.navigate(to: Hall("Flow"), presentationStyle: .sheet)
    hall.finishFlow()
    #expect(hall.layers == ["base item(9)"])
    #expect(hall.children.isEmpty)
  }

  @Test(
    "One flow was there twice: the second time it is refused, and stays where it is",
    arguments: [TransitionPresentationStyle.push, .sheet]
  )
  func twice(style: TransitionPresentationStyle) {
    let flow = Hall("Flow", root: .item(1))
    hall.navigate(to: flow, presentationStyle: style)
    let layers = hall.layers
    #expect(!hall.navigate(to: flow, presentationStyle: style))
    #expect(hall.layers == layers)
    #expect(
      hall.unhandledErrors == [.duplicateChild(owner: hall.ownerPath, coordinator: "Flow")]
    )
  }

  @Test("A flow that finished under a sheet closed the sheet instead, and lost its owner: both go")
  func underSheet() {
    let probe = Probe()
    do {
      let flow = Hall("Flow", root: .item(1))
      probe.flow = flow
      hall.present(.note(1))
      hall.navigate(to: flow, presentationStyle: .sheet)
      hall.present(.note(2))
      flow.finishFlow()
    }
    #expect(hall.layers == ["base hall", "sheet note(1) of app"])
    #expect(probe.flow == nil)
  }

  @Test("A flow whose sheet was gone popped a screen of its owner when it finished: nothing moves")
  func sheetIsGone() {
    let flow = Hall("Flow")
    hall.navigate(toRoute: .item(1))
    hall.navigate(to: flow, presentationStyle: .sheet)
    hall.dismiss()
    #expect(flow.finishFlow())
    #expect(hall.layers == ["base hall > item(1)"])
  }

  @Test("A flow that has left, and finishes once more, says that it is finished")
  func finishedAlready() {
    let flow = Hall("Flow")
    hall.navigate(to: flow, presentationStyle: .sheet)
    flow.finishFlow()
    let log = EventLog(of: flow)
    #expect(flow.finishFlow())
    #expect(
      log.lines.filter { !$0.contains("ppear ") } == [
        "1 finishFlow on app", "1   nothing to do: it is already finished", "1   settled",
      ]
    )
  }

  @Test("Finishing waited for a screen that nobody showed: without one it is done when it returns")
  func withoutAnyView() {
    let flow = Hall("Flow")
    hall.navigate(to: flow, presentationStyle: .fullScreenCover)
    #expect(flow.finishFlow())
    #expect(flow.journal == ["start", "gone: finished"])
    #expect(flow.parent == nil)
    #expect(hall.layers == ["base hall"])
  }

  @Test("A flow that was taken out still had its owner: it has none, and all below it goes along")
  func removed() {
    let (flow, inner) = (Hall("Flow"), Hall("Inner"))
    hall.navigate(to: flow, presentationStyle: .push)
    flow.navigate(to: inner, presentationStyle: .push)
    inner.present(.note(1))
    #expect(
      hall.layers == ["base hall > hall > hall", "sheet note(1) of app/subflow Flow/subflow Inner"]
    )
    hall.removeChild(flow)
    #expect(hall.layers == ["base hall"])
    #expect(flow.parent == nil)
    #expect(inner.parent == nil)
    #expect(hall.children.isEmpty)
  }

  @Test(
    "An owner and its flow that were dropped unfinished were never freed: both are",
    arguments: [TransitionPresentationStyle.push, .sheet, .fullScreenCover]
  )
  func dropped(style: TransitionPresentationStyle) {
    let (owner, child) = (Probe(), Probe())
    do {
      let (host, flow) = (Hall("Host"), Hall("Flow"))
      (owner.flow, child.flow) = (host, flow)
      host.navigate(to: flow, presentationStyle: style)
      flow.present(.note(1))
      #expect(child.flow != nil)
    }
    #expect(owner.flow == nil)
    #expect(child.flow == nil)
  }
}
