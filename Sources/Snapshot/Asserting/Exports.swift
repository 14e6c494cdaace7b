@_exported import FlowEngine
@_exported import LayoutSim
@_exported import ScreenMapping
@_exported import ScreenRecordings
@_exported import SnapshotRendering
