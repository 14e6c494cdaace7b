import LayoutSim
import Testing

/// Colours and gradients.
@MainActor
struct InkTests {
  private func inks(@ElementBuilder _ content: () -> some Element) -> [String?] {
    Show(content: content).pass.nodes.compactMap { node -> String? in
      (node.facts + node.looks).first { $0.key == "ink" }?.value
    }
  }

  @Test("A level in content with a colour is that of the colour")
  func levels() {
    let inks = inks {
      Column {
        TextBlock("a")
        TextBlock("b").foregroundStyle(.secondary)
        TextBlock("c").foregroundStyle(.primary)
        Column { TextBlock("d").foregroundStyle(.tertiary) }.foregroundStyle(.secondary)
        TextBlock("e").foregroundStyle(.blue)
      }
      .foregroundStyle(.red)
    }
    #expect(inks == ["red", "red/secondary", "red", "red/tertiary", "blue"])
  }

  @Test("A level of a background is the colour of areas on it, of another colour a paler one")
  func levelsOfColours() {
    #expect(Ink.background.secondary == .grouped)
    #expect(Ink.background.tertiary == Ink("card"))
    #expect(Ink.red.secondary == Ink("red/secondary"))
    #expect(
      inks { TextBlock("a").foregroundStyle(.tint.quaternary).tint(.green) } == ["green/quaternary"]
    )
  }

  @Test("A colour is an element that fills its offer, also by the name of the surface")
  func elements() {
    let content = Column(spacing: 0) {
      Ink.red
      Fill.blue.frame(height: 10)
      Fill.black.opacity(0.5)
      Fill.accentColor
    }
    .frame(width: 40, height: 100)
    .tint(.green)
    #expect(inks { content } == ["red", "blue", "black/0.5", "green"])
    let heights = Show { content }.pass.nodes.filter { $0.role == .fill }.map {
      $0.frame?.size.height
    }
    // 90 are left for three.
    #expect(heights == [30, 10, 30, 30])
  }

  @Test("A level without a colour around it is that of text")
  func plainLevels() {
    #expect(
      inks { TextBlock("a").foregroundStyle(.tertiary).foregroundStyle(.secondary) } == ["tertiary"]
    )
  }

  @Test("The tint reaches what is drawn in it, and nothing else")
  func tint() {
    let inks = inks {
      Column {
        TextBlock("a").foregroundStyle(.tint)
        Icon("star").foregroundStyle(.accent.opacity(0.5))
        Fill(.accent)
        Fill(.red)
        Figure.capsule.fill(.tint)
        PushButton("Buy") {}.buttonStyle(.borderedProminent)
      }
      .tint(.green)
    }
    #expect(inks == ["green", "green/0.5", "green", "red", "green", "green"])
  }

  @Test("Without a tint the words of controls say accent")
  func untinted() {
    #expect(
      inks { PushButton("Buy") {}.buttonStyle(.borderedProminent).tint(nil).tint(.red) } == [
        "accent"
      ]
    )
  }

  @Test(
    "Colours by their parts have the web's words",
    arguments: [
      (Ink(red: 1, green: 0.5, blue: 0), "#ff8000"),
      (Ink(red: -1, green: 2, blue: .nan), "#00ff00"),
      (Ink.red.opacity(0.25), "red/0.25"), (Ink.red.opacity(1), "red"),
      (Ink.red.opacity(-3), "red/0"),
      (Ink.red.opacity(.nan), "red"),
      (Ink(red: 1, green: 0, blue: 0, opacity: 0.5), "#ff0000/0.5"),
      // Half of 255 is 127.5, which is 80 in hexadecimal.
      (Ink(white: 0.5), "#808080"), (Ink(white: 1, opacity: 0), "#ffffff/0"),
      // Red, green and blue are a third of the wheel apart, cyan is opposite of red.
      (Ink(hue: 0, saturation: 1, brightness: 1), "#ff0000"),
      (Ink(hue: 1.0 / 3, saturation: 1, brightness: 1), "#00ff00"),
      (Ink(hue: 2.0 / 3, saturation: 1, brightness: 1), "#0000ff"),
      (Ink(hue: 0.5, saturation: 1, brightness: 0.5, opacity: 0.2), "#008080/0.2"),
      // A tenth of the wheel is 0.6 of the way from red to yellow: 1 - 0.5 * 0.4 = 0.8, which is cc.
      (Ink(hue: 0.1, saturation: 0.5, brightness: 1), "#ffcc80"),
      (Ink(hue: .nan, saturation: 7, brightness: 7), "#ff0000"),
      (Ink.accentColor, "accent"),
    ]
  )
  func words(ink: Ink, word: String) {
    #expect(ink.rawValue == word)
  }

  @Test(
    "Gradients are inks with their points and colours",
    arguments: [
      (
        Ink.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottomTrailing),
        "linear(top,bottom-trailing,red,blue)"
      ),
      (
        .radialGradient(colors: [.red, .clear], center: .center, startRadius: 0, endRadius: 40),
        "radial(center,0,40,red,clear)"
      ),
      (
        .angularGradient(colors: [.red], center: AnchorPoint(x: 0.25, y: 1.5)),
        "angular(0.25:1.5,red)"
      ),
      (.linearGradient(colors: [], startPoint: .top, endPoint: .bottom), "clear"),
      (Ink.blue.gradient, "linear(top,bottom,blue/0.8,blue)"),
    ]
  )
  func gradients(ink: Ink, word: String) {
    #expect(ink.rawValue == word)
  }

  @Test("A shape says its fill, its form and its outline; it takes the foreground style by itself")
  func figures() {
    func facts(@ElementBuilder _ content: () -> some Element) -> [Fact] {
      Show(content: content).pass.nodes.last?.facts ?? []
    }
    #expect(
      facts { Figure.capsule.fill(.blue).strokeBorder(.red, lineWidth: 2) } == [
        Fact("ink", "blue"), Fact("shape", "capsule"), Fact("border", "red"), Fact("line", "2"),
      ]
    )
    #expect(
      facts { Figure.ellipse.stroke(.secondary) } == [
        Fact("ink", "clear"), Fact("shape", "ellipse"), Fact("stroke", "secondary"),
        Fact("line", "1"),
      ]
    )
    #expect(
      facts { Figure.rect(cornerRadius: 4).foregroundStyle(.green) } == [
        Fact("ink", "green"), Fact("shape", "rounded(4)"),
      ]
    )
    #expect(facts { Disc(.red) } == [Fact("ink", "red"), Fact("shape", "disc")])
  }

  @Test("Shapes fill their offer, circles the largest square in it")
  func sizes() {
    func size(_ proposal: Proposal, @ElementBuilder _ content: () -> some Element) -> Size? {
      Show(proposal, content: content).pass.nodes.last?.frame?.size
    }
    let offer = Proposal(width: 60, height: 40)
    let none = Proposal(width: nil, height: nil)
    for figure in [Figure.rect, .capsule, .ellipse, .rect(cornerRadius: 9)] {
      #expect(size(offer) { figure } == Size(width: 60, height: 40))
      #expect(size(none) { figure } == Size(width: 10, height: 10))
    }
    #expect(size(offer) { Figure.circle.stroke(.red) } == Size(width: 40, height: 40))
  }

  @Test("Borders, shapes behind and shapes over content take no room")
  func surroundings() throws {
    let show = Show {
      TextBlock("Hi").padding(4).border(.red, width: 3).background(.blue, in: .capsule)
        .overlay(.green, in: .circle)
    }
    let frames = show.pass.nodes.filter { $0.role == .fill }.map(\.frame)
    let whole = Rect(x: 0, y: 0, width: 28, height: 28)
    #expect(frames == [whole, whole, whole])
  }
}
