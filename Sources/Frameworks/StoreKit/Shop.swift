import UIKit

/// What there is of a shop: nothing is offered, and nothing can be bought.
enum Shop {
    /// Says so, once in a launch.
    static func note() {
        SimulatedApp.notSimulated("StoreKit", "there is no shop: nothing is offered, and nothing can be bought")
    }
}
