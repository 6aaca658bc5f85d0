// Every framework of Vigil exports this module instead of Foundation, so that each way from an app's file to
// Foundation leads through here and the names declared here win. The same goes for the locks of Synchronization.
@_exported import Foundation
@_exported import Synchronization
