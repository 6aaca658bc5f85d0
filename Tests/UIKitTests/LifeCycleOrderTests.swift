import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes
import VigilTestSupport

private let coming = ["willAppear", "isAppearing", "willLayout", "didLayout", "didAppear"]
private let returning = ["willAppear", "isAppearing", "didAppear"]

@Suite(
    "The order in which controllers are told", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty))
struct LifeCycleOrderTests {
    @Test(
        "life.view.load, life.view.appear: a launch loads the view, which then appears, with all calls from iOS 13",
        .asserts(LifecycleRules.viewLoad, LifecycleRules.viewAppear))
    func launch() throws {
        let said = try DelegatePhone.showing { Told("A") }.said
        #expect(said == (["loadView", "didLoad"] + coming).map { "A \($0)" })
        let old = try DelegatePhone.showing(on: .iOS(12)) { Told("A") }.said
        #expect(old == said.filter { $0 != "A isAppearing" })
    }

    @Test(
        "life.view.load: a view is loaded at its first use, and not again",
        .asserts(LifecycleRules.viewLoad))
    func loading() throws {
        let phone = try DelegatePhone(Screens.self)
        phone.app.launch()
        let used = try phone.said { _ in
            let screen = Told("A")
            print("before", screen.isViewLoaded)
            _ = screen.view
            screen.loadViewIfNeeded()
        }
        #expect(used == ["before false", "A loadView", "A didLoad"])
    }

    @Test(
        "life.view.stack: a push tells both controllers in turns, and the new one at the end where it is",
        .asserts(LifecycleRules.viewStack))
    func push() throws {
        let (phone, said) = try DelegatePhone.showing { UINavigationController(rootViewController: Told("A")) }
        #expect(said.prefix(4) == ["A willMove in", "A didMove in", "A loadView", "A didLoad"])
        let pushed = try phone.said { $0.stack?.pushViewController(Told("B"), animated: true) }
        #expect(
            pushed == [
                "B willMove in", "B loadView", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing",
                "B willLayout", "B didLayout", "A didDisappear", "B didAppear", "B didMove in",
            ])
    }

    @Test(
        "life.view.stack, life.view.appear: a pop tells them so too, and lays out nothing that it did before",
        .asserts(LifecycleRules.viewStack, LifecycleRules.viewAppear))
    func pop() throws {
        let phone = try DelegatePhone.showing { UINavigationController(rootViewController: Told("A")) }.phone
        _ = try phone.said { $0.stack?.pushViewController(Told("B"), animated: true) }
        let popped = try phone.said { $0.stack?.popViewController(animated: true) }
        #expect(
            popped == [
                "B willMove out", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
                "B didMove out",
            ])
    }

    @Test(
        "life.view.stack: what is between leaves without a word, and what came and went in one turn was never there",
        .asserts(LifecycleRules.viewStack))
    func between() throws {
        let phone = try DelegatePhone.showing { UINavigationController(rootViewController: Told("A")) }.phone
        let deep = try phone.said { app in
            app.stack?.setViewControllers([Told("B"), Told("C")], animated: true)
        }
        let (told, came) = (deep.filter { !$0.contains("Move") }, coming.dropLast().map { "C \($0)" })
        let expected: [String] = ["C loadView", "C didLoad", "A willDisappear"] + came
        #expect(told == expected + ["A didDisappear", "C didAppear"])
        let brief = try phone.said { app in
            app.stack?.pushViewController(Told("D"), animated: true)
            app.stack?.popViewController(animated: true)
        }
        #expect(brief == ["D willMove in", "D loadView", "D didLoad", "D willMove out", "D didMove out"])
    }

    @Test(
        "life.view.card: a sheet tells only the controller that it shows, on a phone of iOS 13 or later",
        .asserts(LifecycleRules.viewCard))
    func card() throws {
        let phone = try DelegatePhone.showing { Told("A") }.phone
        let shown = try phone.said { $0.root?.present(Told("B"), animated: true) { print("presented") } }
        #expect(shown == (["loadView", "didLoad"] + coming).map { "B \($0)" } + ["presented"])
        let gone = try phone.said { $0.root?.dismiss(animated: true) { print("dismissed") } }
        #expect(gone == ["B willDisappear", "B didDisappear", "dismissed"])
    }

    @Test(
        "life.view.card: an app that is linked with an SDK before 13 covers the screen by itself",
        .asserts(LifecycleRules.viewCard))
    func cardOfOldSDK() throws {
        let manifest = Manifest(backgroundModes: [], texts: ["DTSDKName": "iphoneos12.4"])
        let phone = try DelegatePhone(Screens.self, on: .iOS(17), manifest: manifest)
        phone.app.launch()
        _ = try phone.said { $0.show(Told("A")) }
        let shown = try phone.said { $0.root?.present(Told("B"), animated: true) }
        #expect(shown.contains("A didDisappear") && shown.contains("B didAppear"), "\(shown)")
    }

    @Test(
        "life.view.full-screen: what covers the screen tells both, the one below before and after the one above",
        .asserts(LifecycleRules.viewFullScreen))
    func fullScreen() throws {
        let phone = try DelegatePhone.showing { UINavigationController(rootViewController: Told("A")) }.phone
        let shown = try phone.said { app in
            let cover = Told("B")
            cover.modalPresentationStyle = .fullScreen
            app.stack?.topViewController?.present(cover, animated: true)
        }
        let above = coming.map { "B \($0)" }
        #expect(shown == ["B loadView", "B didLoad", "A willDisappear"] + above + ["A didDisappear"])
        let gone = try phone.said { $0.stack?.topViewController?.dismiss(animated: true) }
        #expect(gone == ["B willDisappear"] + returning.map { "A \($0)" } + ["B didDisappear"])
        let old = try DelegatePhone.showing(on: .iOS(12)) { Told("A") }.phone
        let covered = try old.said { $0.root?.present(Told("B"), animated: true) }
        #expect(covered.first == "B loadView" && covered.last == "A didDisappear")
    }

    @Test(
        "life.view.full-screen: what lies over all else, and a message, leave what is below on the screen",
        arguments: [UIModalPresentationStyle.overFullScreen, .custom, nil])
    func over(_ style: UIModalPresentationStyle?) throws {
        let phone = try DelegatePhone.showing(on: .iOS(12)) { Told("A") }.phone
        let said = try phone.said { app in
            let cover =
                style == nil
                ? UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert) : Told("B")
            if let style { cover.modalPresentationStyle = style }
            app.root?.present(cover, animated: true)
        }
        #expect(said.filter { $0.hasPrefix("A") } == [])
    }

    @Test("a controller that covers another can cover no second one: a note says what a phone logs")
    func twice() throws {
        let phone = try DelegatePhone.showing { Told("A") }.phone
        let said = try phone.said { app in
            app.root?.present(Told("B"), animated: true)
            app.root?.present(Told("C"), animated: true) { print("never") }
        }
        #expect(said.allSatisfy { $0.hasPrefix("B") })
        #expect(
            phone.app.trace.entries(of: .note).contains {
                $0.text.hasPrefix("Attempt to present Told on Told which is already presenting Told")
            })
    }

    @Test(
        "life.view.tabs: a tab is loaded as it is chosen first, and tells the one that goes in between",
        .asserts(LifecycleRules.viewTabs))
    func tabs() throws {
        let phone = try DelegatePhone.showing {
            let tabs = UITabBarController()
            tabs.viewControllers = [Told("A"), Told("B")]
            return tabs
        }.phone
        let first = try phone.said { $0.tabs?.selectedIndex = 1 }
        #expect(
            first == [
                "B loadView", "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "B willLayout",
                "B didLayout", "A didDisappear", "B didAppear",
            ])
        _ = try phone.said { $0.tabs?.selectedIndex = 0 }
        let second = try phone.said { $0.tabs?.selectedIndex = 1 }
        #expect(second == ["B willAppear", "A willDisappear", "B isAppearing", "A didDisappear", "B didAppear"])
    }

    @Test(
        "life.view.pages: a page that is turned over is told in the same order",
        .asserts(LifecycleRules.viewPages))
    func pages() throws {
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
        #expect(
            said.filter { !$0.contains("Layout") && !$0.contains("oad") } == [
                "A willMove out", "B willMove in", "B willAppear", "A willDisappear", "B isAppearing",
                "A didDisappear", "B didAppear", "B didMove in", "A didMove out", "turned true",
            ])
    }

    @Test(
        "life.view.children, life.view.moves: a child is told each call after its container",
        .asserts(LifecycleRules.viewChildren, LifecycleRules.viewMoves))
    func children() throws {
        let (phone, said) = try DelegatePhone.showing { Box("box") }
        #expect(
            said.filter { !$0.contains("Layout") } == [
                "box loadView", "box didLoad", "child willMove in", "child loadView", "child didLoad",
                "child didMove in", "box willAppear", "child willAppear", "box isAppearing", "child isAppearing",
                "box didAppear", "child didAppear",
            ])
        let gone = try phone.said { app in (app.root as? Box).map { $0.give($0.child) } }
        #expect(gone == ["child willMove out", "child willDisappear", "child didMove out", "child didDisappear"])
        let back = try phone.said { app in (app.root as? Box).map { $0.take($0.child) } }
        #expect(
            back == ["child willMove in", "child willAppear", "child didMove in"]
                + returning.dropFirst().map { "child \($0)" })
    }

    @Test(
        "life.view.children: a child whose view is nowhere is not told, and a view without its controller is enough",
        .asserts(LifecycleRules.viewChildren))
    func views() throws {
        let phone = try DelegatePhone.showing { Told("A") }.phone
        #expect(try phone.said { $0.root?.addChild(Told("B")) } == ["B willMove in"])
        let shown = try phone.said { app in
            let (around, screen) = (UIView(), Told("C"))
            around.addSubview(screen.view)
            // It lives as long as somebody wants it.
            app.root?.addChild(screen)
            app.root?.view.addSubview(around)
            print("added")
        }
        #expect(shown.suffix(6) == ["C willAppear", "added"] + coming.dropFirst().map { "C \($0)" })
        let gone = try phone.said { app in app.show(Told("D")) }
        #expect(gone.prefix(4) == ["D loadView", "D didLoad", "A willDisappear", "C willDisappear"])
    }

    @Test(
        "life.view.children: a child that comes and goes in one turn is told ahead, and of no more than it did",
        .asserts(LifecycleRules.viewChildren))
    func briefly() throws {
        let phone = try DelegatePhone.showing { Told("A") }.phone
        let calls = try phone.said { app in
            let screen = Told("B")
            app.root?.addChild(screen)
            app.root?.view.addSubview(screen.view)
            screen.view.removeFromSuperview()
            screen.removeFromParent()
        }
        #expect(
            calls == [
                "B willMove in", "B loadView", "B didLoad", "B willAppear", "B willDisappear", "B didMove out",
                "B didDisappear",
            ])
    }

    @Test(
        "life.view.children: a child that comes as its container appears is told with it, and as that did by itself",
        .asserts(LifecycleRules.viewChildren))
    func late() throws {
        let (_, said) = try DelegatePhone.showing { Late("A") }
        let calls = said.filter { $0.contains("ppear") || $0.contains("added") }
        #expect(
            calls == [
                "A willAppear", "first willAppear", "A isAppearing", "first isAppearing", "A didAppear",
                "second willAppear", "second added", "first didAppear", "second isAppearing", "second didAppear",
            ])
    }

    @Test("say how they come and go while they are told, and are on their stack until the end")
    func passages() throws {
        let phone = try DelegatePhone.showing { UINavigationController(rootViewController: Told("A")) }.phone
        let calls = try phone.said { app in
            app.stack?.pushViewController(Passing("B"), animated: true)
            DispatchQueue.main.async {
                app.stack?.popViewController(animated: false)
                app.stack?.present(Passing("C"), animated: true) { app.stack?.dismiss(animated: true) }
            }
        }
        #expect(
            calls.filter { $0.contains("appeared") } == [
                "B appeared true [\"added\", \"on a stack\"]", "B disappeared false [\"removed\", \"on a stack\"]",
                "C appeared true [\"presented\"]", "C disappeared true [\"dismissed\"]",
            ])
    }

    @Test(
        "life.view.background: the way to the background and back tells no controller",
        .asserts(LifecycleRules.viewBackground))
    func background() throws {
        let phone = try DelegatePhone.showing { Told("A") }.phone
        let before = phone.app.trace.output.count
        phone.home()
        phone.wait(1)
        phone.app.launch()
        phone.wait(1)
        #expect(phone.app.trace.output.dropFirst(before) == ["app left", "app comes"])
    }

    @Test(
        "life.view.memory: a warning goes to the app, then to all controllers, also to those that are not shown",
        .asserts(LifecycleRules.viewMemory))
    func memory() throws {
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
        #expect(
            phone.app.trace.output.dropFirst(before) == ["app warned", "A warned", "D warned", "C warned", "B warned"])
    }

    @Test("say aloud that nobody turns the phone, where a controller is made for that")
    func rotation() throws {
        let phone = try DelegatePhone.showing { Turned() }.phone
        let sideways = try DelegatePhone.showing { OnItsSide() }.phone
        func notes(_ phone: DelegatePhone) -> [String] {
            phone.app.trace.entries(of: .note).map(\.text).filter { $0.contains("phone") }
        }
        #expect(
            notes(phone) == [
                "Turned.viewWillTransition(to:with:) is never called: the phone is held upright: turning it is not "
                    + "simulated"
            ])
        #expect(
            notes(sideways) == [
                "OnItsSide is made for a phone on its side, and shown on one that is held upright: turning it is not "
                    + "simulated"
            ])
        let upright = try DelegatePhone.showing { Told("A") }.phone
        #expect(notes(upright) == [])
        _ = try upright.said { _ in UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
        #expect(
            notes(upright) == [
                "turning the phone is not simulated: the phone is held upright, and nobody turns it"
            ])
    }
}
