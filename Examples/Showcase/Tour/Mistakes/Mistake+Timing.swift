import FlowEngine
import LayoutSim

extension Mistake {
  /// Changes that begin before another one has ended.
  static var timings: [Mistake] {
    [
      timing("A sheet that is presented while another one goes") { stage in
        stage.coordinator.dismissModal()
        stage.advance(by: 0.2)
        stage.coordinator.navigate(to: Draft("letter"))
      },
      timing("A sheet that is dismissed while it comes up", startingAt: nil) { stage in
        stage.coordinator.navigate(to: Draft("note"))
        stage.advance(by: 0.1)
        stage.coordinator.dismissModal()
      },
      timing("A screen that is pushed during the push of another one", startingAt: nil) { stage in
        stage.coordinator.navigate(to: Draft("page"))
        stage.advance(by: 0.1)
        stage.coordinator.navigate(to: Draft("index"))
      },
      timing("A push and a sheet in one breath", startingAt: nil) { stage in
        stage.coordinator.navigate(to: Draft("page"))
        stage.coordinator.navigate(to: Draft("note"))
      },
    ]
  }

  /// A mistake in `steps`, which begin while nothing moves, on `start` or on the root of the app.
  private static func timing(
    _ words: String,
    startingAt start: Draft? = "note",
    _ steps: @escaping (Stage) -> Void
  ) -> Mistake {
    Mistake(
      words,
      in: {
        let app = DraftCoordinator(
          "shop",
          pushes: ["page", "index"],
          sheets: ["note": .medium, "letter": .medium]
        )
        app.addModalCoordinator(DraftCoordinator("note"))
        app.addModalCoordinator(DraftCoordinator("letter"))
        if let start { app.navigate(to: start) }
        return app
      },
      after: { stage in stage.withoutSettling { steps(stage) } }
    )
  }
}
