// swift-tools-version: 6.2
import PackageDescription

// SwiftPM rebuilds a target when a dependency that it names changes, but not when a module changes that such a
// dependency only re-exports. Targets and products therefore also name the re-exported modules.
let layout = ["FlowEngine", "LayoutSim"]
let mapping = layout + ["SnapshotRendering", "ScreenMapping"]
let snapshot = mapping + ["ScreenRecordings", "Snapshot"]
let standIns = layout + ["StandIns"]

func dependencies(_ names: [String]) -> [Target.Dependency] {
  names.map { .byName(name: $0) }
}

let package = Package(
  name: "FlowSim",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "FlowEngine", targets: ["FlowEngine"]),
    .library(name: "LayoutSim", targets: layout),
    .library(name: "SnapshotRendering", targets: layout + ["SnapshotRendering"]),
    .library(name: "ScreenMapping", targets: mapping),
    .library(
      name: "ScreenRecordings",
      targets: layout + ["SnapshotRendering", "ScreenRecordings"]
    ),
    .library(name: "Snapshot", targets: snapshot),
    .library(name: "StageServing", targets: mapping + ["StageServing"]),
    .library(name: "StandIns", targets: standIns),
    .executable(name: "flowsim", targets: ["flowsim"]),
    .plugin(name: "TranslateScreens", targets: ["TranslateScreens"]),
    .executable(name: "showcase", targets: ["showcase"]),
  ],
  targets: [
    // Data flow: coordinators decide, elements are laid out, render trees become text.
    .target(name: "FlowEngine"),
    .target(
      name: "LayoutSim",
      dependencies: ["FlowEngine"],
      exclude: [
        "Core/Text/Generated/Inter-LICENSE.txt", "Core/Text/Generated/Unicode-LICENSE.txt",
      ],
      // Rounding a `Double` calls the C library's mathematics, which nothing else here would link.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(
      name: "SnapshotRendering",
      dependencies: dependencies(layout),
      path: "Sources/Snapshot/Rendering"
    ),
    .target(
      name: "ScreenMapping",
      dependencies: dependencies(layout + ["SnapshotRendering"]),
      path: "Sources/Snapshot/Mapping"
    ),
    .target(
      name: "ScreenRecordings",
      dependencies: dependencies(layout + ["SnapshotRendering"]),
      path: "Sources/Snapshot/Recordings"
    ),
    .target(
      name: "Snapshot",
      dependencies: dependencies(mapping + ["ScreenRecordings"]),
      path: "Sources/Snapshot/Asserting"
    ),
    .target(
      name: "StageServing",
      dependencies: dependencies(mapping),
      path: "Sources/Snapshot/Serving"
    ),

    // What translated sources use in the place of Combine, SwiftData and parts of SwiftUI.
    .target(
      name: "StandIns",
      dependencies: dependencies(layout),
      path: "Sources/Snapshot/StandIns"
    ),

    // SwiftUI sources become elements: at each build, and by the tool that also manages references.
    .target(name: "ScreenTranslation", path: "Sources/Snapshot/Translating"),
    .executableTarget(
      name: "translate-screens",
      dependencies: ["ScreenTranslation"],
      path: "Sources/Snapshot/TranslatingAtBuild"
    ),
    .plugin(
      name: "TranslateScreens",
      capability: .buildTool(),
      dependencies: ["translate-screens"],
      path: "Sources/Snapshot/TranslatingPlugin"
    ),
    .target(
      name: "SnapshotTooling",
      dependencies: dependencies(mapping + ["ScreenRecordings", "ScreenTranslation"]),
      path: "Sources/Snapshot/Tooling"
    ),
    .executableTarget(
      name: "flowsim",
      dependencies: dependencies(mapping + ["ScreenRecordings", "SnapshotTooling"]),
      path: "Sources/Snapshot/Tool"
    ),

    // The example apps, and the command that shows them.
    .target(
      name: "Bookshop",
      dependencies: dependencies(layout),
      path: "Examples/Showcase/Bookshop"
    ),
    .target(
      name: "BookshopMap",
      dependencies: dependencies(mapping + ["Bookshop"]),
      path: "Examples/Showcase/Map"
    ),
    .target(name: "Hub", dependencies: dependencies(layout), path: "Examples/Hub"),
    .target(
      name: "Screens",
      dependencies: dependencies(standIns),
      path: "Examples/Screens",
      exclude: ["Views"],
      plugins: ["TranslateScreens"]
    ),
    .executableTarget(
      name: "showcase",
      dependencies: dependencies(mapping + ["StageServing", "Bookshop", "BookshopMap", "Hub"]),
      path: "Examples/Showcase/Tour"
    ),

    .executableTarget(
      name: "flowbench",
      dependencies: dependencies(
        mapping + ["SnapshotTooling", "Bookshop", "BookshopMap", "Screens"]
      ),
      path: "Benchmarks/FlowBench"
    ),

    // What tests of several targets share.
    .target(
      name: "TestSupport",
      dependencies: dependencies(mapping),
      path: "Tests/TestSupport"
    ),
    .target(
      name: "StageSupport",
      dependencies: dependencies(layout + ["SnapshotRendering"]),
      path: "Tests/StageSupport"
    ),

    .testTarget(
      name: "FlowEngineTests",
      dependencies: dependencies(layout + ["TestSupport"])
    ),
    .testTarget(
      name: "LayoutSimTests",
      dependencies: dependencies(
        layout + ["SnapshotRendering", "TestSupport", "StageSupport"]
      ),
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "StageTests",
      dependencies: dependencies(layout + ["SnapshotRendering", "TestSupport", "StageSupport"])
    ),
    .testTarget(
      name: "InteractionTests",
      dependencies: dependencies(layout + ["SnapshotRendering", "TestSupport", "StageSupport"])
    ),
    .testTarget(name: "SnapshotTests", dependencies: dependencies(snapshot + ["TestSupport"])),
    .testTarget(
      name: "SnapshotToolTests",
      dependencies: dependencies(mapping + ["SnapshotTooling", "TestSupport"])
    ),
    .testTarget(
      name: "ScreenMappingTests",
      dependencies: dependencies(mapping + ["Bookshop", "BookshopMap", "TestSupport"])
    ),
    .testTarget(
      name: "ScreenRecordingsTests",
      dependencies: dependencies(
        layout + ["SnapshotRendering", "ScreenRecordings", "TestSupport"]
      ),
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "StageServingTests",
      dependencies: dependencies(
        snapshot + ["StageServing", "Bookshop", "BookshopMap", "Hub", "showcase"]
      )
    ),
    .testTarget(name: "ScreenTranslationTests", dependencies: ["ScreenTranslation"]),
    .testTarget(
      name: "TranslatedScreensTests",
      dependencies: dependencies(standIns + ["SnapshotRendering"]),
      exclude: ["Views"],
      swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: ["TranslateScreens"]
    ),
    .testTarget(
      name: "InSwiftUITests",
      dependencies: dependencies(
        standIns + [
          "SnapshotRendering", "ScreenMapping", "Bookshop", "Hub", "showcase", "TestSupport",
        ]
      ),
      swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: ["TranslateScreens"]
    ),
    .testTarget(name: "SnapshotXCTests", dependencies: dependencies(snapshot)),
    .testTarget(
      name: "DocumentationTests",
      dependencies: dependencies(snapshot + ["ScreenTranslation"])
    ),
    .testTarget(
      name: "BookshopTests",
      dependencies: dependencies(snapshot + ["Bookshop", "BookshopMap", "TestSupport"])
    ),
    .testTarget(
      name: "HubTests",
      dependencies: dependencies(snapshot + ["Hub", "TestSupport"])
    ),
    .testTarget(
      name: "ScreensTests",
      dependencies: dependencies(snapshot + ["Screens", "TestSupport"])
    ),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: dependencies(snapshot + ["showcase", "TestSupport"])
    ),
  ],
  swiftLanguageModes: [.v6]
)
