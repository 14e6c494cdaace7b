// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FlowSim",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "FlowEngine", targets: ["FlowEngine"]),
    .library(name: "LayoutSim", targets: ["LayoutSim"]),
    .library(name: "SnapshotRendering", targets: ["SnapshotRendering"]),
    .library(name: "Snapshot", targets: ["Snapshot"]),
    .executable(name: "showcase", targets: ["showcase"]),
  ],
  targets: [
    // The way of the data: coordinators decide, elements are laid out, render trees become text.
    // Clients import FlowEngine, which re-exports its core, links and saving.
    .target(name: "FlowEngineCore", path: "Sources/FlowEngine/Core"),
    .target(name: "FlowLinks", dependencies: ["FlowEngineCore"], path: "Sources/FlowEngine/Links"),
    .target(
      name: "FlowSaving",
      dependencies: ["FlowEngineCore"],
      path: "Sources/FlowEngine/Saving"
    ),
    .target(
      name: "FlowEngine",
      dependencies: ["FlowEngineCore", "FlowLinks", "FlowSaving"],
      path: "Sources/FlowEngine/Exports"
    ),
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
      dependencies: ["LayoutSim"],
      path: "Sources/Snapshot/Rendering"
    ),
    .target(
      name: "Snapshot",
      dependencies: ["FlowEngine", "LayoutSim", "SnapshotRendering"],
      path: "Sources/Snapshot/Asserting"
    ),

    // The example app, and the command that shows it.
    .target(
      name: "Bookshop",
      dependencies: ["FlowEngine", "LayoutSim"],
      path: "Examples/Showcase/Bookshop"
    ),
    .executableTarget(
      name: "showcase",
      dependencies: ["Bookshop", "SnapshotRendering"],
      path: "Examples/Showcase/Tour"
    ),

    .executableTarget(
      name: "flowbench",
      dependencies: ["FlowEngine", "LayoutSim", "SnapshotRendering", "Bookshop"],
      path: "Benchmarks/FlowBench"
    ),

    // What tests of several targets share.
    .target(
      name: "TestSupport",
      dependencies: ["FlowEngine", "LayoutSim"],
      path: "Tests/TestSupport"
    ),

    .testTarget(
      name: "FlowEngineTests",
      dependencies: ["FlowEngine", "FlowEngineCore", "FlowLinks", "FlowSaving", "TestSupport"]
    ),
    .testTarget(
      name: "LayoutSimTests",
      dependencies: ["LayoutSim", "SnapshotRendering", "TestSupport"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(name: "SnapshotTests", dependencies: ["Snapshot", "TestSupport"]),
    .testTarget(name: "SnapshotXCTests", dependencies: ["Snapshot"]),
    .testTarget(name: "DocumentationTests", dependencies: ["Snapshot"]),
    .testTarget(name: "BookshopTests", dependencies: ["Bookshop", "Snapshot", "TestSupport"]),
    .testTarget(name: "ShowcaseTests", dependencies: ["showcase", "Snapshot"]),
  ],
  swiftLanguageModes: [.v6]
)
