import LayoutSim
import Snapshot
import Testing

/// Looks in wireframes.
@MainActor
struct WireframeLooksTests {
  /// The rows of a window of 80 by 96 points: ten columns and four rows.
  private func drawing(@ElementBuilder _ content: () -> some Element) -> String {
    let element = content()
    let tree = Stage(on: .stamp) { element }.renderTree
    return DrawnPicture(tree, as: .wireframe(isWhole: true)).drawing
  }

  @Test("A surface that can be seen through hides nothing")
  func translucent() {
    func words(_ ink: Ink) -> Bool {
      drawing {
        Layers {
          TextBlock("Hi")
          Fill(ink)
        }
      }.contains("Hi")
    }
    #expect(!words(.black))
    #expect(words(Ink.black.opacity(0.3)))
    #expect(
      drawing {
        Layers {
          TextBlock("Hi")
          Fill(.black).opacity(0.3)
        }
      }.contains("Hi")
    )
  }

  @Test("Layers are drawn by their z-index")
  func order() {
    func words(_ order: Double) -> Bool {
      drawing {
        Layers {
          TextBlock("Hi").zIndex(order)
          Fill(.black)
        }
      }.contains("Hi")
    }
    #expect(words(1))
    #expect(!words(0))
  }

  @Test("Rounded shapes have round corners, borders are drawn around what they are over")
  func borders() {
    #expect(
      drawing {
        TextBlock("Hi").frame(width: 64, height: 72)
          .overlay { Figure.rect(cornerRadius: 12).stroke(.red) }
          .frame(maxHeight: .infinity, alignment: .top)
      } == """
           0   ╭──────╮
          24   │  Hi  │
          48   ╰──────╯
          72
        """
    )
  }

  @Test("The outline of a surface that has a border is drawn once")
  func borderOfSurface() {
    let card = TextBlock("Hi").frame(width: 64, height: 72).background(.grouped, in: .capsule)
    func rows(_ element: some Element) -> String {
      drawing { element.frame(maxHeight: .infinity, alignment: .top) }
    }
    #expect(rows(card.overlay { Figure.capsule.stroke(.red) }) == rows(card))
  }

  @Test("A low outline has brackets around what it is over")
  func lowBorder() {
    #expect(
      drawing {
        // 64 points are eight columns, two of them brackets and two letters.
        TextBlock("Hi").frame(width: 64, height: 24).overlay { Figure.capsule.stroke(.red) }
      }.contains("(  Hi  )")
    )
  }

  @Test("What sticks out of a clip is not drawn, and what fills it has its border")
  func clip() {
    #expect(
      drawing {
        Picture("cups", width: 200, height: 200).frame(width: 64, height: 72)
          .clipShape(.rect(cornerRadius: 8)).frame(maxHeight: .infinity, alignment: .top)
      } == """
           0   ╭──────╮
          24   │▨ cups│
          48   ╰──────╯
          72
        """
    )
  }
}
