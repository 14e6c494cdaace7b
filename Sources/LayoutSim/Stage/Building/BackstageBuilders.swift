import FlowEngine

/// The builders of surfaces that stay active although a cover hides them, because their elements present something.
///
/// As on the platform, a presenter is notified of changes, may present something else, and removes its presentations
/// when it leaves. Surfaces that only a coordinator's cover hides are not built.
@MainActor
struct BackstageBuilders {
  private var builders: [Int: SurfaceBuilder] = [:]

  /// The slots of sheets among them, by the positions of their surfaces.
  private(set) var slots: [Int: SheetSlot] = [:]

  /// - Parameters:
  ///   - plan: Determines which of `surfaces` are over others.
  ///   - surfaces: All surfaces, lowest first.
  ///   - cover: The position of the highest cover, which hides those before it.
  ///   - stage: The stage that shows them.
  init(_ plan: SurfacePlan, of surfaces: [LiveSurface], behind cover: Int, on stage: Stage) {
    let presenting = (0..<cover).filter {
      stage.memories.knownMemory(of: surfaces[$0])?.presenter.surface != nil
    }
    guard !presenting.isEmpty else { return }
    let all = plan.builders(of: surfaces, on: stage, isBehindPopover: true) { _ in false }
    for index in Set(presenting.map { plan.hosts[$0] }) {
      builders[index] = all[index]
      slots[index] = all[index].sheetSlot()
    }
  }

  /// The content of the surface at `index` with its place; `nil` if it is not active.
  subscript(index: Int) -> BackstageContent? {
    guard let builder = builders[index] else { return nil }
    return BackstageContent(
      content: builder.layeredContent(),
      place: slots[index].map(SurfacePlace.sheet) ?? .window
    )
  }
}

/// The active content of a surface, and its place if it were shown.
struct BackstageContent {
  let content: AnyElement
  let place: SurfacePlace
}

extension SurfaceBuilder {
  /// Lays out an element outside the window, at the width of the surface and no height, until its state has settled.
  ///
  /// Nothing in it appears as a result.
  ///
  /// - Parameters:
  ///   - isUpToDate: Whether the element reflects the values that it passed up; it is rebuilt until it does.
  ///   - element: Builds the element for one pass.
  /// - Returns: The last pass, without boxes.
  func layOutAside<Content: Element>(
    until isUpToDate: () -> Bool = { true },
    element: () -> Content
  ) -> Pass {
    ElementTree(measurer: stage.measurer, isShown: false)
      .settle(showsNodes: false, isUpToDate: isUpToDate) {
        PassInput(element(), on: stage, proposal: Proposal(width: width, height: nil))
      }
  }
}
