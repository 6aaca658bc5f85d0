@_exported import VigilDocuments
@_exported import VirtualTime
