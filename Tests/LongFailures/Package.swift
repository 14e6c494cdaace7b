// swift-tools-version: 6.2
import PackageDescription

// Tests that fail on purpose, with long messages full of characters of several bytes. `check` runs
// them and looks for each failure in what `swift test` prints.
let package = Package(
  name: "LongFailures",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(name: "FlowSim", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "LongFailuresTests",
      dependencies: [.product(name: "Snapshot", package: "FlowSim")]
    ),
    .testTarget(
      name: "LongFailuresXCTests",
      dependencies: [.product(name: "Snapshot", package: "FlowSim")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
