@_exported import FlowEngineCore
@_exported import FlowLinks
@_exported import FlowSaving
