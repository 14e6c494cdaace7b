// swift-tools-version: 6.2
import PackageDescription

// A package of a user. `.ci/own-package/check` copies it into `.build`, where accepting changes its sources.
let package = Package(
  name: "Notes",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "FlowSim", path: "../..")],
  targets: [
    .testTarget(
      name: "NoteTests",
      dependencies: [.product(name: "Snapshot", package: "FlowSim")]
    )
  ],
  swiftLanguageModes: [.v6]
)
