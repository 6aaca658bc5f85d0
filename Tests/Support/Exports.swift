// What the suites share: the public kit for tests of modules, and a phone whose app has a delegate.
@_exported import VigilModeTesting
