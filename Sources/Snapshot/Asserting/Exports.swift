@_exported import FlowEngine
@_exported import LayoutSim
@_exported import SnapshotRendering
