@_exported import SimulatedFoundation
