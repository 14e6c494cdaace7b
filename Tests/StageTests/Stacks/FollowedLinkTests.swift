import FlowEngine
import LayoutSim
import Observation
import StageSupport
import Testing

/// Destinations of links, which are made by the body of the screen below.
@MainActor
struct FollowedLinkTests {
  @Observable
  final class Weather { var degrees = 20 }

  private struct Report: Element {
    let weather: Weather
    @Local private var days = 1

    var body: some Element {
      ScreenLink("Report") {
        Column {
          TextBlock("\(weather.degrees)° for \(days) days")
          PushButton("Longer") { days += 1 }
          ScreenLink("Map") { TextBlock("Map") }
        }
        .navigationTitle("\(weather.degrees)°")
      }
    }
  }

  private let weather = Weather()

  private func stage() throws -> Stage {
    let weather = weather
    let stage = Stage { ScreenStack { Report(weather: weather) } }
    try stage.tap("Report")
    return stage
  }

  @Test("A destination follows the state of the screen that it covers")
  func state() throws {
    let stage = try stage()
    try stage.tap("Longer")
    #expect(stage.element(labelled: "20° for 2 days") != nil)
    try stage.tap("Longer")
    #expect(stage.element(labelled: "20° for 3 days") != nil)
  }

  @Test("A destination follows a model that the screen below has read")
  func model() throws {
    let stage = try stage()
    for degrees in 21...23 {
      weather.degrees = degrees
      #expect(stage.element(labelled: "\(degrees)° for 1 days") != nil)
    }
  }

  @Test("A refresh shows nothing else, and comes to rest")
  func refresh() throws {
    let stage = try stage()
    weather.degrees = 21
    let tree = stage.renderTree
    stage.refresh()
    #expect(stage.renderTree == tree)
  }

  @Test("A destination that is covered follows, too, as its title does")
  func covered() throws {
    let stage = try stage()
    try stage.tap("Map")
    weather.degrees = 25
    #expect(stage.back.label == "25°")
    let tree = stage.renderTree
    stage.refresh()
    #expect(stage.renderTree == tree)
    try stage.goBack()
    #expect(stage.element(labelled: "25° for 1 days") != nil)
  }

  @Test(
    "A destination in the next of several columns follows, side by side and as one stack",
    arguments: [Device.iPhone15, .iPadPro13M4],
    Orientation.allCases
  )
  func columns(device: Device, orientation: Orientation) throws {
    struct Columns: Element {
      let weather: Weather
      @Local private var visibility = ColumnVisibility.all

      var body: some Element {
        ScreenColumns(columnVisibility: $visibility) {
          ScreenLink("Report") { TextBlock("\(weather.degrees)°") }
        } detail: {
          TextBlock("Nothing yet")
        }
      }
    }
    let weather = weather
    let stage = Stage(on: device, orientation: orientation) { Columns(weather: weather) }
    try stage.tap("Report")
    for degrees in 21...22 {
      weather.degrees = degrees
      #expect(stage.element(labelled: "\(degrees)°") != nil)
      let tree = stage.renderTree
      stage.refresh()
      #expect(stage.renderTree == tree)
    }
  }

  @Test(
    "A destination in a popover follows, as the title of the screen below it does",
    arguments: [Device.iPadA16, .iPhone15]
  )
  func popover(device: Device) throws {
    let weather = weather
    let stage = Stage(on: device) {
      TextBlock("Behind").popover(isPresented: .constant(true)) {
        ScreenStack { Report(weather: weather) }.frame(width: 300, height: 400)
      }
    }
    try stage.tap("Report")
    try stage.tap("Map")
    weather.degrees = 21
    #expect(stage.back.label == "21°")
    try stage.goBack()
    for degrees in 22...23 {
      weather.degrees = degrees
      #expect(stage.element(labelled: "\(degrees)° for 1 days") != nil)
    }
    try stage.tap("Longer")
    #expect(stage.element(labelled: "23° for 2 days") != nil)
    let tree = stage.renderTree
    stage.refresh()
    #expect(stage.renderTree == tree)
  }
}
