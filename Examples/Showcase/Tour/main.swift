import BookshopMap
import Foundation
import Hub
import LayoutSim
import ScreenMapping
import SnapshotRendering
import StageServing

switch ShowcaseOptions.parse(Array(CommandLine.arguments.dropFirst())) {
case .success(let options):
  do {
    let showcase = Showcase(options)
    if options.isServing {
      var server = StageServer("showcase")
      let traits = Traits(device: options.device, typeSize: options.typeSize)
      server.add(
        try ShopExploration.shop(under: traits),
        source: "try ShopExploration.shop()",
        importing: ["BookshopMap"]
      )
      server.add(Exploration("hub", under: traits) { HubCoordinator() })
      await server.run()
    } else if let folder = options.map {
      let traits = Traits(device: options.device, typeSize: options.typeSize)
      let map = await (try ShopExploration.shop(under: traits)).run()
      write(map, to: folder)
    } else if let folder = options.gallery {
      write(try showcase.gallery(), to: folder)
    } else {
      print(try showcase.text(), terminator: "")
    }
  } catch {
    fail("The tour lost its way: \(error)", status: EX_SOFTWARE)
  }
case .failure(let error):
  fail("\(error)", status: EX_USAGE)
}

/// Writes the gallery, and prints its location.
private func write(_ page: PicturePage, to folder: String) {
  do {
    try page.write(to: URL(fileURLWithPath: folder, isDirectory: true))
    print("\(page.count) \(page.count == 1 ? "screen" : "screens"): \(folder)/index.html")
  } catch {
    fail("The gallery cannot be written: \(error.localizedDescription)", status: EX_CANTCREAT)
  }
}

/// Writes the documents of the map, and prints their location.
private func write(_ map: ScreenMap, to folder: String) {
  do {
    try map.write(to: URL(fileURLWithPath: folder, isDirectory: true))
    print("\(map.places.count) places in \(map.states.count) states: \(folder)/prototype.html")
  } catch {
    fail("The map cannot be written: \(error)", status: EX_CANTCREAT)
  }
}

/// Ends the command with a message on standard error.
private func fail(_ words: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("\(words)\n".utf8))
  exit(status)
}
