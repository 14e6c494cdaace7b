import FlowEngine
import LayoutSim

extension Mistake {
  /// Mistakes in sheets that follow the height of their content.
  static var sheets: [Mistake] {
    [
      inSheet("A text in a sheet, in a box for one line") {
        TextBlock("Printed in London in 1897, and bound again in 1911 by one who liked red.")
          .frame(height: 21)
      },
      inSheet("A long text without fixedSize, in a sheet of its height") {
        TextBlock((1...15).map { "Chapter \($0)" }.joined(separator: "\n"))
      },
      inSheet("A list in a sheet of its height") { RowList { TextBlock("Dracula") } },
      Mistake("A sheet of no height", in: { sheet(at: .height(0)) { _ in TextBlock("Note") } }),
      inSheet("A sheet for a poster that is taller than the phone, and does not scroll") {
        Picture("poster of the shop", width: 300, height: 2_000)
      },
      Mistake(
        "A sheet that asks its content how tall it is, while it tells it",
        in: { sheet { _ in SelfMeasuring() } },
        after: { stage in try? stage.tap("More") }
      ),
      Mistake(
        "A long screen on the stack of a low sheet",
        in: { sheet { $0 == "note" ? Fill().frame(height: 200) : Fill().frame(height: 400) } },
        after: { $0.coordinator.visibleCoordinator.navigate(to: Draft("page")) }
      ),
      inSheet("A sheet that wants to be a popover on a phone") {
        Fill().frame(height: 200).presentationCompactAdaptation(.popover)
      },
      onScreen("Two alerts at once") {
        Column {
          TextBlock("Basket").alert("The basket is full", isPresented: .constant(true))
          TextBlock("Parcel").alert("The parcel is late", isPresented: .constant(true))
        }
      },
    ]
  }

  /// An app with a sheet whose screens are all `content`.
  static func sheet(
    at detent: ModalPresentationDetent = .custom,
    _ content: @escaping @MainActor (Draft) -> any Element
  ) -> AnyCoordinator {
    let app = DraftCoordinator("shop", sheets: ["note": detent])
    app.addModalCoordinator(DraftCoordinator("note", pushes: ["page"], screen: content))
    app.navigate(to: Draft("note"))
    return app
  }
}

private struct SelfMeasuring: Element {
  @Local private var wanted = 120.0
  @Local private var height: Double?

  var body: some Element {
    Layers {
      Fill().frame(idealHeight: wanted)
      PushButton("More") { wanted = 200 }.buttonStyle(.bordered)
    }
    .onSizeChange { height = $0.height }
    .preference(IdealHeightKey.self, value: height)
  }
}
