import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

private let coming = ["willAppear", "isAppearing", "willLayout", "didLayout", "didAppear"]
private let returning = ["willAppear", "isAppearing", "didAppear"]

struct LifeCycleOrderTests: Facts {
    @Test(
        "The order in which controllers are told", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let launch = Fact(
        "life.view.load, life.view.appear: a launch loads the view, which then appears, with all calls from iOS 13",
        .asserts(LifecycleRules.viewLoad, LifecycleRules.viewAppear)
    ) {
        let said = try DelegatePhone.showing { Told("A") }.said
        expect(said, is: (["loadView", "didLoad"] + coming).map { "A \($0)" })
        let old = try DelegatePhone.showing(on: .iOS(12)) { Told("A") }.said
        expect(old, is: said.filter { $0 != "A isAppearing" })
    }

    let loading = Fact(
        "life.view.load: a view is loaded at its first use, and not again",
        .asserts(LifecycleRules.viewLoad)
    ) {
        let phone = try DelegatePhone(Screens.self)
        phone.app.launch()
        let used = try phone.said { _ in
            let screen = Told("A")
            print("before", screen.isViewLoaded)
            _ = screen.view
            screen.loadViewIfNeeded()
        }
        expect(used, is: ["before false", "A loadView", "A didLoad"])
    }

    let push = Fact(
        "life.view.stack: a push tells both controllers in turns, and the new one at the end where it is",
        .asserts(LifecycleRules.viewStack)
    ) {
        let (phone, said) = try DelegatePhone.showing { UINavigationController(rootViewController: Told("A")) }
        expect(said.prefix(4), is: ["A willMove in", "A didMove in", "A loadView", "A didLoad"])
        let pushed = try phone.said { $0.stack?.pushViewController(Told("B"), animated: true) }
        expect(
            pushed,
            is: [
                "B willMove in", "B loadView", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing",
                "B willLayout", "B didLayout", "A didDisappear", "B didAppear", "B didMove in",
            ])
    }

    let pop = Fact(
        "life.view.stack, life.view.appear: a pop tells them so too, and lays out nothing that it did before",
        .asserts(LifecycleRules.viewStack, LifecycleRules.viewAppear)
    ) {
        let phone = try DelegatePhone.showing { UINavigationController(rootViewController: Told("A")) }.phone
        _ = try phone.said { $0.stack?.pushViewController(Told("B"), animated: true) }
        let popped = try phone.said { $0.stack?.popViewController(animated: true) }
        expect(
            popped,
            is: [
                "B willMove out", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
                "B didMove out",
            ])
    }

    let between = Fact(
        "life.view.stack: what is between leaves without a word, and what came and went in one turn was never there",
        .asserts(LifecycleRules.viewStack)
    ) {
        let phone = try DelegatePhone.showing { UINavigationController(rootViewController: Told("A")) }.phone
        let deep = try phone.said { app in
            app.stack?.setViewControllers([Told("B"), Told("C")], animated: true)
        }
        let (told, came) = (deep.filter { !$0.contains("Move") }, coming.dropLast().map { "C \($0)" })
        let expected: [String] = ["C loadView", "C didLoad", "A willDisappear"] + came
        expect(told, is: expected + ["A didDisappear", "C didAppear"])
        let brief = try phone.said { app in
            app.stack?.pushViewController(Told("D"), animated: true)
            app.stack?.popViewController(animated: true)
        }
        expect(brief, is: ["D willMove in", "D loadView", "D didLoad", "D willMove out", "D didMove out"])
    }

    let card = Fact(
        "life.view.card: a sheet tells only the controller that it shows, on a phone of iOS 13 or later",
        .asserts(LifecycleRules.viewCard)
    ) {
        let phone = try DelegatePhone.showing { Told("A") }.phone
        let shown = try phone.said { $0.root?.present(Told("B"), animated: true) { print("presented") } }
        expect(shown, is: (["loadView", "didLoad"] + coming).map { "B \($0)" } + ["presented"])
        let gone = try phone.said { $0.root?.dismiss(animated: true) { print("dismissed") } }
        expect(gone, is: ["B willDisappear", "B didDisappear", "dismissed"])
    }

    let cardOfOldSDK = Fact(
        "life.view.card: an app that is linked with an SDK before 13 covers the screen by itself",
        .asserts(LifecycleRules.viewCard)
    ) {
        let manifest = Manifest(backgroundModes: [], texts: ["DTSDKName": "iphoneos12.4"])
        let phone = try DelegatePhone(Screens.self, on: .iOS(17), manifest: manifest)
        phone.app.launch()
        _ = try phone.said { $0.show(Told("A")) }
        let shown = try phone.said { $0.root?.present(Told("B"), animated: true) }
        expect(shown.contains("A didDisappear") && shown.contains("B didAppear"), "\(shown)")
    }

    let fullScreen = Fact(
        "life.view.full-screen: what covers the screen tells both, the one below before and after the one above",
        .asserts(LifecycleRules.viewFullScreen)
    ) {
        let phone = try DelegatePhone.showing { UINavigationController(rootViewController: Told("A")) }.phone
        let shown = try phone.said { app in
            let cover = Told("B")
            cover.modalPresentationStyle = .fullScreen
            app.stack?.topViewController?.present(cover, animated: true)
        }
        let above = coming.map { "B \($0)" }
        expect(shown, is: ["B loadView", "B didLoad", "A willDisappear"] + above + ["A didDisappear"])
        let gone = try phone.said { $0.stack?.topViewController?.dismiss(animated: true) }
        expect(gone, is: ["B willDisappear"] + returning.map { "A \($0)" } + ["B didDisappear"])
        let old = try DelegatePhone.showing(on: .iOS(12)) { Told("A") }.phone
        let covered = try old.said { $0.root?.present(Told("B"), animated: true) }
        expect(covered.first == "B loadView" && covered.last == "A didDisappear")
    }

    let over = Fact(
        "life.view.full-screen: what lies over all else, and a message, leave what is below on the screen",
        for: [UIModalPresentationStyle.overFullScreen, .custom, nil]
    ) { (style: UIModalPresentationStyle?) in
        let phone = try DelegatePhone.showing(on: .iOS(12)) { Told("A") }.phone
        let said = try phone.said { app in
            let cover =
                style == nil
                ? UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert) : Told("B")
            if let style { cover.modalPresentationStyle = style }
            app.root?.present(cover, animated: true)
        }
        expect(said.filter { $0.hasPrefix("A") }, is: [])
    }

    let twice = Fact("a controller that covers another can cover no second one: a note says what a phone logs") {
        let phone = try DelegatePhone.showing { Told("A") }.phone
        let said = try phone.said { app in
            app.root?.present(Told("B"), animated: true)
            app.root?.present(Told("C"), animated: true) { print("never") }
        }
        expect(said.allSatisfy { $0.hasPrefix("B") })
        expect(
            phone.app.trace.entries(of: .note).contains {
                $0.text.hasPrefix("Attempt to present Told on Told which is already presenting Told")
            })
    }

    let tabs = Fact(
        "life.view.tabs: a tab is loaded as it is chosen first, and tells the one that goes in between",
        .asserts(LifecycleRules.viewTabs)
    ) {
        let phone = try DelegatePhone.showing {
            let tabs = UITabBarController()
            tabs.viewControllers = [Told("A"), Told("B")]
            return tabs
        }.phone
        let first = try phone.said { $0.tabs?.selectedIndex = 1 }
        expect(
            first,
            is: [
                "B loadView", "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "B willLayout",
                "B didLayout", "A didDisappear", "B didAppear",
            ])
        _ = try phone.said { $0.tabs?.selectedIndex = 0 }
        let second = try phone.said { $0.tabs?.selectedIndex = 1 }
        expect(second, is: ["B willAppear", "A willDisappear", "B isAppearing", "A didDisappear", "B didAppear"])
    }

    let pages = Fact(
        "life.view.pages: a page that is turned over is told in the same order",
        .asserts(LifecycleRules.viewPages)
    ) {
        let phone = try DelegatePhone.showing {
            let pages = UIPageViewController(nibName: nil, bundle: nil)
            pages.setViewControllers([Told("A")], direction: .forward, animated: false)
            return pages
        }.phone
        let said = try phone.said { app in
            (app.root as? UIPageViewController)?.setViewControllers([Told("B")], direction: .forward, animated: true) {
                print("turned", $0)
            }
        }
        expect(
            said.filter { !$0.contains("Layout") && !$0.contains("oad") },
            is: [
                "A willMove out", "B willMove in", "B willAppear", "A willDisappear", "B isAppearing",
                "A didDisappear", "B didAppear", "B didMove in", "A didMove out", "turned true",
            ])
    }

    let children = Fact(
        "life.view.children, life.view.moves: a child is told each call after its container",
        .asserts(LifecycleRules.viewChildren, LifecycleRules.viewMoves)
    ) {
        let (phone, said) = try DelegatePhone.showing { Box("box") }
        expect(
            said.filter { !$0.contains("Layout") },
            is: [
                "box loadView", "box didLoad", "child willMove in", "child loadView", "child didLoad",
                "child didMove in", "box willAppear", "child willAppear", "box isAppearing", "child isAppearing",
                "box didAppear", "child didAppear",
            ])
        let gone = try phone.said { app in (app.root as? Box).map { $0.give($0.child) } }
        expect(gone, is: ["child willMove out", "child willDisappear", "child didMove out", "child didDisappear"])
        let back = try phone.said { app in (app.root as? Box).map { $0.take($0.child) } }
        expect(
            back,
            is: ["child willMove in", "child willAppear", "child didMove in"]
                + returning.dropFirst().map { "child \($0)" })
    }

    let views = Fact(
        "life.view.children: a child whose view is nowhere is not told, and a view without its controller is enough",
        .asserts(LifecycleRules.viewChildren)
    ) {
        let phone = try DelegatePhone.showing { Told("A") }.phone
        try expect(phone.said { $0.root?.addChild(Told("B")) }, is: ["B willMove in"])
        let shown = try phone.said { app in
            let (around, screen) = (UIView(), Told("C"))
            around.addSubview(screen.view)
            // It lives as long as somebody wants it.
            app.root?.addChild(screen)
            app.root?.view.addSubview(around)
            print("added")
        }
        expect(shown.suffix(6), is: ["C willAppear", "added"] + coming.dropFirst().map { "C \($0)" })
        let gone = try phone.said { app in app.show(Told("D")) }
        expect(gone.prefix(4), is: ["D loadView", "D didLoad", "A willDisappear", "C willDisappear"])
    }

    let briefly = Fact(
        "life.view.children: a child that comes and goes in one turn is told ahead, and of no more than it did",
        .asserts(LifecycleRules.viewChildren)
    ) {
        let phone = try DelegatePhone.showing { Told("A") }.phone
        let calls = try phone.said { app in
            let screen = Told("B")
            app.root?.addChild(screen)
            app.root?.view.addSubview(screen.view)
            screen.view.removeFromSuperview()
            screen.removeFromParent()
        }
        expect(
            calls,
            is: [
                "B willMove in", "B loadView", "B didLoad", "B willAppear", "B willDisappear", "B didMove out",
                "B didDisappear",
            ])
    }

    let late = Fact(
        "life.view.children: a child that comes as its container appears is told with it, and as that did by itself",
        .asserts(LifecycleRules.viewChildren)
    ) {
        let (_, said) = try DelegatePhone.showing { Late("A") }
        let calls = said.filter { $0.contains("ppear") || $0.contains("added") }
        expect(
            calls,
            is: [
                "A willAppear", "first willAppear", "A isAppearing", "first isAppearing", "A didAppear",
                "second willAppear", "second added", "first didAppear", "second isAppearing", "second didAppear",
            ])
    }

    let passages = Fact("say how they come and go while they are told, and are on their stack until the end") {
        let phone = try DelegatePhone.showing { UINavigationController(rootViewController: Told("A")) }.phone
        let calls = try phone.said { app in
            app.stack?.pushViewController(Passing("B"), animated: true)
            DispatchQueue.main.async {
                app.stack?.popViewController(animated: false)
                app.stack?.present(Passing("C"), animated: true) { app.stack?.dismiss(animated: true) }
            }
        }
        expect(
            calls.filter { $0.contains("appeared") },
            is: [
                "B appeared true [\"added\", \"on a stack\"]", "B disappeared false [\"removed\", \"on a stack\"]",
                "C appeared true [\"presented\"]", "C disappeared true [\"dismissed\"]",
            ])
    }

    let background = Fact(
        "life.view.background: the way to the background and back tells no controller",
        .asserts(LifecycleRules.viewBackground)
    ) {
        let phone = try DelegatePhone.showing { Told("A") }.phone
        let before = phone.app.trace.output.count
        phone.home()
        phone.wait(1)
        phone.app.launch()
        phone.wait(1)
        expect(phone.app.trace.output.dropFirst(before), is: ["app left", "app comes"])
    }

    let memory = Fact(
        "life.view.memory: a warning goes to the app, then to all controllers, also to those that are not shown",
        .asserts(LifecycleRules.viewMemory)
    ) {
        let phone = try DelegatePhone.showing {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: Told("A")), Told("B")]
            return tabs
        }.phone
        _ = try phone.said { app in
            app.tabs?.selectedViewController?.present(Told("C"), animated: true)
            (app.tabs?.viewControllers?.first as? UINavigationController)?.pushViewController(
                Told("D"), animated: true)
        }
        let before = phone.app.trace.output.count
        phone.device.purge(phone.app)
        phone.wait(1)
        expect(
            phone.app.trace.output.dropFirst(before),
            is: ["app warned", "A warned", "D warned", "C warned", "B warned"])
    }

    let rotation = Fact("say aloud that nobody turns the phone, where a controller is made for that") {
        let phone = try DelegatePhone.showing { Turned() }.phone
        let sideways = try DelegatePhone.showing { OnItsSide() }.phone
        func notes(_ phone: DelegatePhone) -> [String] {
            phone.app.trace.entries(of: .note).map(\.text).filter { $0.contains("phone") }
        }
        expect(
            notes(phone),
            is: [
                "Turned.viewWillTransition(to:with:) is never called: the phone is held upright: turning it is not "
                    + "simulated"
            ])
        expect(
            notes(sideways),
            is: [
                "OnItsSide is made for a phone on its side, and shown on one that is held upright: turning it is not "
                    + "simulated"
            ])
        let upright = try DelegatePhone.showing { Told("A") }.phone
        expect(notes(upright), is: [])
        _ = try upright.said { _ in UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
        expect(
            notes(upright),
            is: [
                "turning the phone is not simulated: the phone is held upright, and nobody turns it"
            ])
    }
}
