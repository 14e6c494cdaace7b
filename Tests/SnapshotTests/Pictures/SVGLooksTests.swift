import LayoutSim
import Snapshot
import SnapshotRendering
import TestSupport
import Testing

/// Looks in pictures as SVG.
@MainActor
struct SVGLooksTests {
  /// What is drawn of an element in the middle of a window of 80 by 96 points.
  private func document(
    direction: WritingDirection = .leftToRight,
    @ElementBuilder _ content: () -> some Element
  ) throws -> MarkupDocument {
    let element = content()
    let stage = Stage(on: .stamp) { element }
    stage.traits.direction = direction
    return try MarkupDocument(TreeRenderer.svg.render(stage.renderTree))
  }

  private func rules(_ document: MarkupDocument) -> String {
    document.all("style").first?.text ?? ""
  }

  private func attribute(_ name: String, of elements: [MarkupDocument.Element]) -> [String] {
    elements.compactMap { $0.attributes[name] }
  }

  @Test(
    "Materials have the colour of bars, and areas on grouped backgrounds that of cards",
    arguments: [
      (Ink.bar, "bar"), (.ultraThinMaterial, "bar"), (.thinMaterial, "bar"),
      (.regularMaterial, "bar"), (.thickMaterial, "bar"), (.ultraThickMaterial, "bar"),
      (Ink.background.tertiary, "card"),
    ]
  )
  func purposes(_ ink: Ink, paint: String) throws {
    let document = try document { Fill(ink) }
    #expect(attribute("class", of: document.all("rect")).contains(paint))
  }

  @Test("Colours are the system's, in both schemes, and only where they are used")
  func colours() throws {
    let document = try document { Fill(.red) }
    #expect(attribute("class", of: document.all("rect")).contains("ink0"))
    #expect(rules(document).contains(".ink0{fill:#ff3b30;color:#ff3b30}"))
    #expect(rules(document).contains(".ink0{fill:#ff453a;color:#ff453a}"))
    #expect(!rules(try self.document { Fill(.accent) }).contains("ink0"))
  }

  @Test("A share of a colour is beside its six digits, where every viewer reads it")
  func shares() throws {
    #expect(
      rules(try document { Fill(Ink.black.opacity(0.5)) })
        .contains(
          "{fill:#000000;color:#000000;fill-opacity:0.5;stroke-opacity:0.5;stop-opacity:0.5}"
        )
    )
    #expect(
      rules(try document { Fill(Ink(red: 0, green: 1, blue: 0).opacity(0.6)) })
        .contains("fill:#00ff00;color:#00ff00;fill-opacity:0.6")
    )
  }

  @Test("No colour of a picture has eight digits, which some viewers draw as solid black")
  func sixDigits() throws {
    let svg = TreeRenderer.svg.render(
      Stage { Fill(Ink.red.opacity(0.5)).shadow(radius: 3) }.renderTree
    )
    #expect(svg.contains("rgba("))
    #expect(svg.firstMatch(of: /#[0-9a-f]{7,}/) == nil)
  }

  @Test("Nothing is drawn of what is clear")
  func clear() throws {
    let count = try document { EmptyElement() }.all("rect").count
    #expect(try document { Fill(.clear) }.all("rect").count == count)
    #expect(try document { Fill(Ink.red.opacity(0)) }.all("rect").count == count)
  }

  @Test("A gradient runs from point to point, through its colours at equal distances")
  func gradient() throws {
    let document = try document {
      Fill(
        .linearGradient(colors: [.red, .clear, .accent], startPoint: .leading, endPoint: .bottom)
      )
    }
    let gradient = try #require(document.all("linearGradient").first)
    #expect(["x1", "y1", "x2", "y2"].map { gradient.attributes[$0] } == ["0", "0.5", "0.5", "1"])
    #expect(attribute("offset", of: document.all("stop")) == ["0", "0.5", "1"])
    #expect(attribute("class", of: document.all("stop")) == ["ink0", "label", "tint"])
    #expect(attribute("stop-opacity", of: document.all("stop")) == ["0"])
    #expect(rules(document).contains(".ink1{fill:url(#ink1-gradient);color:#ff3b30}"))
  }

  @Test("Leading begins on the right where content runs from right to left")
  func mirroredGradient() throws {
    let document = try document(direction: .rightToLeft) {
      Fill(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    #expect(document.all("linearGradient").first?.attributes["x1"] == "1")
  }

  @Test("Shapes are drawn as they are called")
  func shapes() throws {
    func element(_ figure: Figure) throws -> MarkupDocument.Element {
      try #require(
        document { figure.fill(.red).frame(width: 60, height: 40) }.elements.last {
          $0.attributes["class"] == "ink0"
        }
      )
    }
    // The stamp is 80 x 96: 60 x 40 in its middle is at 10, 28.
    #expect(try element(.rect).attributes["rx"] == nil)
    #expect(try element(.rect(cornerRadius: 8)).attributes["rx"] == "8")
    #expect(try element(.rect(cornerRadius: 99)).attributes["rx"] == "20")
    #expect(try element(.capsule).attributes["rx"] == "20")
    let ellipse = try element(.ellipse)
    #expect(["cx", "cy", "rx", "ry"].map { ellipse.attributes[$0] } == ["40", "48", "30", "20"])
    let circle = try element(.circle)
    #expect(["x", "width", "rx"].map { circle.attributes[$0] } == ["20", "40", "20"])
    #expect(
      try element(.rect(topLeadingRadius: 5)).attributes["d"]
        == "M15 28H70A0 0 0 0 1 70 28V68A0 0 0 0 1 70 68H10A0 0 0 0 1 10 68V33A5 5 0 0 1 15 28Z"
    )
  }

  @Test("A border is drawn inside its frame, an outline half outside")
  func lines() throws {
    func line(_ figure: PaintedFigure) throws -> [String?] {
      let element = try #require(
        document { figure.frame(width: 60, height: 40) }.elements.last {
          $0.attributes["class"] == "ink0 line"
        }
      )
      return ["x", "width", "rx", "stroke-width"].map { element.attributes[$0] }
    }
    #expect(
      try line(Figure.rect(cornerRadius: 8).strokeBorder(.red, lineWidth: 4)) == [
        "12", "56", "6", "4",
      ]
    )
    #expect(
      try line(Figure.rect(cornerRadius: 8).stroke(.red, lineWidth: 4)) == ["10", "60", "8", "4"]
    )
    #expect(try line(Figure.rect.fill(.clear).stroke(.red)) == ["10", "60", nil, "1"])
  }

  @Test("Opacity, shadows and round clips are groups around all of their content")
  func groups() throws {
    let document = try document {
      Row {
        TextBlock("a")
        TextBlock("b")
      }
      .clipShape(.capsule).shadow(color: .black, radius: 3, x: 1, y: 2).opacity(0.5)
    }
    let groups = document.all("g").dropFirst()
    #expect(groups.compactMap { $0.attributes["opacity"] } == ["0.5"])
    #expect(
      groups.compactMap { $0.attributes["style"] } == ["filter:drop-shadow(1px 2px 3px #000000)"]
    )
    #expect(groups.last?.attributes["clip-path"]?.hasPrefix("url(#clip") == true)
    #expect(document.all("text").map(\.path).allSatisfy { $0.filter { $0 == "g" }.count == 4 })
  }

  @Test("Turned content is drawn upright in a turned group")
  func turned() throws {
    let document = try document { TextBlock("Hi").rotationEffect(.degrees(90)) }
    let group = try #require(document.all("g").first { $0.attributes["transform"] != nil })
    // Around 40, 48 a point x, y goes to 88 - y, 8 + x.
    #expect(group.attributes["transform"] == "matrix(0 1 -1 0 88 8)")
    let upright = try self.document { TextBlock("Hi") }.all("text").first
    let text = try #require(document.all("text").first)
    #expect(text.attributes["x"] == upright?.attributes["x"])
    #expect(text.attributes["y"] == upright?.attributes["y"])
    #expect(text.attributes["font-size"] == "17")
  }

  @Test("What has a higher z-index is drawn later")
  func order() throws {
    let document = try document {
      Layers {
        TextBlock("front").zIndex(1)
        TextBlock("back")
      }
    }
    #expect(document.all("text").map(\.text) == ["back", "front"])
  }

  @Test("A tint colours the words of buttons, tracks, and the switch that is on")
  func tint() throws {
    let document = try document {
      Column {
        PushButton("Buy") {}
        SwitchControl("On", isOn: .constant(true))
      }
      .tint(.purple)
    }
    #expect(document.all("text").first { $0.text == "Buy" }?.attributes["class"] == "ink0")
    #expect(attribute("class", of: document.all("rect")).filter { $0 == "ink0" }.count == 1)
  }

  @Test("Slanted and struck texts are drawn so")
  func texts() throws {
    let text = try #require(
      document { TextBlock("Hi").italic().underline().strikethrough().foregroundStyle(.red) }
        .all("text").first
    )
    #expect(text.attributes["font-style"] == "italic")
    #expect(text.attributes["text-decoration"] == "underline line-through")
    #expect(text.attributes["class"] == "ink0")
  }
}
