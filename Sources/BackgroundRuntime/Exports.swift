@_exported import VigilDocuments
@_exported import VigilProgramImage
@_exported import VigilRuntimeBridge
@_exported import VirtualTime
