// What a test target imports: the runtime, the built-in modes, scenarios, and what this module adds.
@_exported import BackgroundRuntime
@_exported import BuiltInModes
@_exported import Scenarios
