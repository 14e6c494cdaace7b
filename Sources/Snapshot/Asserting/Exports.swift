@_exported import SnapshotRendering
