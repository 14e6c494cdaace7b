import Foundation
import ScreenTranslation
import Testing

/// Boxes for views that others make.
struct BoxTests {
  private let map = """
    import SwiftUI
    struct MapView: UIViewRepresentable { let title: String; func makeUIView(context: Context) -> UIView { UIView() } }
    """

  private func text(_ translation: Translation) -> String {
    let bytes = translation.files.first?.bytes ?? []
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A view of UIKit's without a size warns, and says how to list one")
  func unlisted() {
    let result = translation(map)
    #expect(text(result).contains(#"Picture("MapView", width: 0, height: 0).resizable()"#))
    #expect(
      result.report.messages.map(\.description) == [
        "0.swift:2:17: warning: a stage makes no view of UIKit: a box of the offered size stands for it; "
          + "list its size or an element: `MapView = 320 x 200`"
      ]
    )
  }

  @Test(
    "A view of UIKit's has the size or the element that the app lists, without a warning",
    arguments: [
      ("MapView = 320 x 200", #"{ Picture("MapView", width: 320.0, height: 200.0) }"#),
      ("MapView = - x 56", #"width: 0, height: 0).resizable().frame(height: 56.0) }"#),
      ("MapView = 80.5 x -", #"width: 0, height: 0).resizable().frame(width: 80.5) }"#),
      ("MapView = TextBlock(title)", "{ TextBlock(title) }"),
      ("MapView = -1 x 2", "{ -1 x 2 }"),
    ]
  )
  func listed(line: String, code: String) {
    let result = translation(map, list: "# boxes\n../App\n\(line)\n")
    #expect(text(result).contains(code))
    #expect(result.report.messages.isEmpty)
  }

  private let photo = """
    import Kingfisher
    import SwiftUI
    struct Photo: View { var body: some View {
      VStack {
        KFImage(url)
          .placeholder { Spinner() }
          .resizable()
          .frame(width: 20)
        Button("Log") { Tracker(1).send() }
        if isBlank { LottieView(name: "x") } else { Text("a") }
      }
      .shimmering(active: true)
      .padding()
      .overlay(Ribbon())
    } }
    """

  @Test("A view of a package that is not here is a box, whose own modifiers are left out")
  func foreign() {
    let result = translation(photo)
    let expected = """
      Column {
          Picture("KFImage", width: 0, height: 0).resizable()


            .frame(width: 20)
          PushButton("Log") { Tracker(1).send() }
          if isBlank { Picture("LottieView", width: 0, height: 0).resizable() } else { TextBlock("a") }
        }

        .padding()
        .overlay(Picture("Ribbon", width: 0, height: 0).resizable())
      """
    #expect(text(result).contains(expected))
    #expect(
      result.report.messages.map(\.text) == [
        "`KFImage` has no counterpart here: it is of `Kingfisher`: a box of the offered size stands for it; "
          + "list its size or an element: `KFImage = 320 x 200`",
        "`LottieView` has no counterpart here: it is of `Kingfisher`: a box of the offered size stands for it; "
          + "list its size or an element: `LottieView = 320 x 200`",
        "`shimmering` has no counterpart here: it is of `Kingfisher`: declare it in an extension of `Element`",
        "`Ribbon` has no counterpart here: it is of `Kingfisher`: a box of the offered size stands for it; "
          + "list its size or an element: `Ribbon = 320 x 200`",
      ]
    )
  }

  @Test("What the app writes with elements beside its translated screens is its own")
  func written() {
    let result = translation(
      photo,
      list: "LottieView = Spinner()",
      beside: """
        struct KFImage: Element {}; struct Ribbon: Element {}
        extension Element { func shimmering(active: Bool) -> some Element { self } }
        """
    )
    #expect(text(result).contains("KFImage(url)\n      .placeholder { Spinner() }"))
    #expect(text(result).contains("{ Spinner() } else"))
    #expect(text(result).contains(".shimmering(active: true)"))
    #expect(text(result).contains(".overlay(Ribbon())"))
    #expect(result.report.messages.isEmpty)
  }

  @Test("A chart has the size that the app lists")
  func chart() {
    let source = "import SwiftUI\nlet a = Chart(data) { BarMark($0) }.chartXAxis(.hidden).padding()"
    let result = translation(source, list: "Chart = - x 180")
    #expect(
      text(result).hasSuffix(
        #"let a = Picture("Chart", width: 0, height: 0).resizable().frame(height: 180.0).padding()"#
      )
    )
    #expect(result.report.messages.isEmpty)
  }

  @Test("A list of folders and boxes is read wherever a folder may stand")
  func lists() throws {
    let root = FileManager.default.temporaryDirectory.appending(
      path: "flowsim-\(UUID())",
      directoryHint: .isDirectory
    )
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(
      at: root.appending(path: "App"),
      withIntermediateDirectories: true
    )
    try Data(map.utf8).write(to: root.appending(path: "App/Map.swift"))
    try Data("App\nMapView = 1 x 2\nNowhere\n".utf8).write(to: root.appending(path: "Screens.txt"))
    let folders = SourceFolders(in: ["Screens.txt"], relativeTo: root)
    #expect(folders.sources.map(\.shown) == ["App/Map.swift"])
    #expect(folders.boxes == ["MapView": .size(width: 1, height: 2)])
    #expect(folders.missing == ["Nowhere"])
  }
}
