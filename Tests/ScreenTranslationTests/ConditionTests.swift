import Testing

/// Conditions and previews in translated sources.
struct ConditionTests {
  @Test("What a phone's build has not is left out, also within a chain")
  func platforms() {
    let source = """
      Text(x)
        #if os(iOS)
        .bold()
        #elseif os(macOS)
        .italic()
        #endif
        #if !os(macOS) && (os(iOS) || os(tvOS))
        .padding()
        #else
        .hidden()
        #endif
        #if canImport(AppKit)
        .hidden()
        #endif
      """
    #expect(
      translatedBody(source)
        == "TextBlock(x)\n\n  .bold()\n\n\n\n\n  .padding()\n\n\n\n\n\n"
    )
  }

  @Test("A system of the future is not available, one of today is")
  func availability() {
    #expect(translatedBody("if #available(iOS 99, *) { a }") == "if false { a }")
    #expect(translatedBody("if #available(iOS 17.4, macOS 99, *), b { a }") == "if true, b { a }")
  }

  @Test("Previews and entry points are taken away with their attributes")
  func previews() {
    let source = """
      import SwiftUI
      @available(iOS 17, *)
      #Preview("A", traits: .sizeThatFitsLayout) { A() }
      struct A_Previews: PreviewProvider { static var previews: some View { A() } }
      @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate { func f(_ a: UIApplication) {} }
      let a = 1
      """
    #expect(translated(source)[0].hasSuffix("Observation\n\n\n\n\n\nlet a = 1"))
  }

  @Test("A module of somebody else's is imported where there is one, in front of the first line")
  func modules() {
    let source = "import SwiftUI\nimport Kingfisher\nimport MapKit"
    #expect(
      translated(source) == [
        "import LayoutSim; import StandIns; import Foundation; import Observation\n\nimport StandIns; import Foundation"
      ]
    )
  }
}
