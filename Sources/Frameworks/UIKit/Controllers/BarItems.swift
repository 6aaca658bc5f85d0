/// What the bars show for a controller, once somebody asked for it.
@MainActor
struct BarItems {
    /// That of the bar above.
    var bar: UINavigationItem?
    /// That of the bar of tabs.
    var tab: UITabBarItem?

    /// How the bar of the phone looks is to be asked again: nobody draws it.
    static func askForLook() { SimulatedApp.require(.viewControllerSetNeedsStatusBarAppearanceUpdate) }

    /// The controller has another title: what is there already says it.
    func say(_ title: String?) {
        bar?.title = title
        tab?.title = title
    }

    /// That of the bar above, made where it is not there yet.
    mutating func navigationItem(_ title: String?) -> UINavigationItem {
        let item = bar ?? UINavigationItem(title: title ?? "")
        bar = item
        return item
    }

    /// That of the bar of tabs, made where it is not there yet.
    mutating func tabBarItem(_ title: String?) -> UITabBarItem {
        let item = tab ?? UITabBarItem(title: title, image: nil, tag: 0)
        tab = item
        return item
    }
}
