import LayoutSim
import Testing

struct OfferCard: Element {
  var body: some Element {
    Column(alignment: .leading, spacing: 8) {
      TextBlock("Only today").bold().textCase(.uppercase).foregroundStyle(.secondary)
      TextBlock("19.00").strikethrough()
      TextBlock("12.00").font(.title).foregroundStyle(.tint)
      PushButton("Buy") {}.buttonStyle(.borderedProminent)
    }
    .padding()
    .background(
      .linearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom),
      in: .rect(cornerRadius: 16)
    )
    .overlay(alignment: .topTrailing) {
      TextBlock("New").padding(6).background(.red, in: .capsule).offset(x: 8, y: -8).zIndex(1)
    }
    .foregroundStyle(.white)
    .tint(.yellow)
  }
}

@MainActor
@Suite("The card on the page about how things are drawn")
struct OfferCardTests {
  @Test("Its texts have the colours of the content around them, and of the tint")
  func colours() {
    let nodes = Stage(on: .iPhone15) { OfferCard() }.renderTree.nodes
    func ink(_ label: String) -> String? {
      nodes.first { $0.label == label }?.looks.first { $0.key == "ink" }?.value
    }
    #expect(ink("Only today") == "white/secondary")
    #expect(ink("19.00") == "white")
    #expect(ink("12.00") == "yellow")
  }
}

@MainActor
@Suite("The shape in the comment about shapes of one's own")
struct WedgeTests {
  @Test("It is its frame, and its path goes around half of it")
  func wedge() {
    struct Wedge: DrawnShape {
      func path(in rect: Rect) -> ShapePath {
        ShapePath {
          $0.move(to: .zero)
          $0.addLine(to: Point(x: rect.maxX, y: 0))
          $0.addLine(to: Point(x: 0, y: rect.maxY))
          $0.closeSubpath()
        }
      }
    }
    let corner = Wedge().fill(.red).frame(width: 40, height: 40)
    let nodes = Stage(on: .iPhone15) { corner }.renderTree.nodes
    let figure = nodes.first { node in node.facts.contains { $0.key == "shape" } }
    #expect(figure?.facts.first { $0.key == "shape" }?.value == "path(M0,0L40,0L0,40Z)")
  }
}
