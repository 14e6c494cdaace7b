// swift-tools-version: 6.2
import PackageDescription

// An app whose modules are isolated to the main actor by default, as new apps are, and compile without a warning.
let mainActor: [SwiftSetting] = [
  .defaultIsolation(MainActor.self), .treatAllWarnings(as: .error),
]

let package = Package(
  name: "MainActorApp",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(name: "FlowSim", path: "../..")
  ],
  targets: [
    .target(
      name: "Recipes",
      dependencies: [.product(name: "FlowEngine", package: "FlowSim")],
      swiftSettings: mainActor
    ),
    .testTarget(name: "RecipesTests", dependencies: ["Recipes"], swiftSettings: mainActor),
    .testTarget(name: "RecipesXCTests", dependencies: ["Recipes"], swiftSettings: mainActor),
  ],
  swiftLanguageModes: [.v6]
)
