import BackgroundRuntime

/// The screen of an app as a UI test sees it: the app, its window, what is in it, and the keyboard.
enum AppScreen {
    static func root(_ screen: [ScreenElement], of app: InstalledApp) -> ElementNode {
        let shown = screen.enumerated().map { ElementNode($1, at: [$0]) }
        let keyboard = shown.contains(where: \.holdsFocus) ? [keyboard] : []
        return ElementNode(
            .application, app.manifest.displayName, [ElementNode(.window, "", shown)] + keyboard)
    }

    /// What the last key of a keyboard may be called: the app's choice is not known here.
    private static let lastKeys = [
        "Return", "return", "Done", "done", "Go", "go", "Search", "search", "Next", "next", "Send", "send", "Join",
        "join",
        "Continue", "continue",
    ]

    /// The keyboard, of which every key is there at once.
    private static var keyboard: ElementNode {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,?!'-/:;()$&@\""
        let keys =
            letters.map { ElementNode(.key, String($0), reach: .key(String($0))) } + [
                ElementNode(.key, "space", reach: .key(" ")),
                ElementNode(.key, "delete", reach: .key("\u{8}")),
            ]
        let last = ElementNode(.button, "return", reach: .key("\n"), otherNames: lastKeys)
        return ElementNode(.keyboard, "", keys + [last])
    }
}

/// The system's own screen: its question about the app in front, and the icons of apps.
enum SpringBoard {
    static func root(of device: Device) -> ElementNode {
        let question = device.frontmost.flatMap { device.alertElement(of: $0) }.map { [alert($0)] } ?? []
        let icons = device.apps.map { app in
            ElementNode(.icon, app.manifest.displayName, reach: .icon(app), otherNames: [app.manifest.displayName])
        }
        let surfaces = device.surfaceElements.enumerated().map { number, element in
            ElementNode(element, at: [number]) { .surface($1) }
        }
        return ElementNode(.application, "SpringBoard", [ElementNode(.window, "", surfaces + question + icons)])
    }

    /// Its buttons answer; the rest takes no finger.
    private static func alert(_ element: ScreenElement) -> ElementNode {
        ElementNode(element, at: [0]) { part, _ in part.role == .button ? .answer(part.label ?? "") : .nothing }
    }
}
