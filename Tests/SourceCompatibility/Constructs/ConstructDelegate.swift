import UIKit

/// A program of its own, as apps are: what is static in it is the app's alone.
@UIApplicationMain
class ConstructDelegate: UIResponder, UIApplicationDelegate {}
