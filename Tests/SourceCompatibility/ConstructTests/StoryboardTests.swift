import BackgroundRuntime
import Support
import Testing
import UIKit
import VigilTesting

@testable import TranslatedConstructs

/// A delegate with nothing but what it prints.
@MainActor
private final class StoryboardDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        print("will finish", window?.rootViewController.map { "\(type(of: $0)) \($0.isViewLoaded)" } ?? "no window")
        return true
    }
}

/// A folder with an app's files, and a phone with the app.
private final class StoryboardPhone {
    let device: Device
    let app: InstalledApp
    private let folder: URL

    init(_ files: [String: String], keys: String = "", system: SystemVersion = .iOS(17)) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("storyboards-\(UUID())")
        for (name, text) in files.merging(["Info.plist": Self.manifest(keys)], uniquingKeysWith: { $1 }) {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        let manifest = folder.appendingPathComponent("Info.plist")
        device = Device(system: system, modules: [])
        app = try device.install(
            StoryboardDelegate.self,
            manifest: Manifest.read(Data(contentsOf: manifest), file: manifest.path, system: system))
        app.launch()
        device.advance(by: .seconds(1))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static func manifest(_ keys: String) -> String {
        "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Main</string>\(keys)</dict></plist>"
    }

    func tap(_ name: String) throws {
        try device.touch(.tap, ElementQuery(name), of: app)
        device.advance(by: .seconds(1))
    }

    func screen() throws -> [String] { try device.screenOutline(of: app) }

    /// What the app printed since this was asked last.
    func output() -> [String] {
        defer { count = app.trace.entries(of: .output).count }
        return app.trace.entries(of: .output).dropFirst(count).map(\.text)
    }

    private var count = 0

    var findings: [String] { app.trace.entries(of: .finding).map(\.text) }
}

/// A storyboard of some scenes, each the text of its controller.
private func storyboard(_ initial: String, _ controllers: [String], beside: String = "") -> String {
    let scenes = controllers.enumerated().map { at, controller in
        """
        <scene sceneID="s\(at)"><objects>\(controller)
        <placeholder placeholderIdentifier="IBFirstResponder" id="r\(at)" sceneMemberID="firstResponder"/>
        <exit id="exit\(at)" sceneMemberID="exit"/>\(at == 0 ? beside : "")</objects></scene>
        """
    }
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
        <scenes>\(scenes.joined(separator: "\n"))</scenes></document>
        """
}

private let own =
    "customModule=\"TranslatedConstructs\" customModuleProvider=\"target\" sceneMemberID=\"viewController\""

private let list = """
    <viewController storyboardIdentifier="List" id="list" customClass="ListController" \(own)>
    <view key="view" id="listView"><subviews>
        <label text="Trees" id="heading"/>
        <button id="refresh"><state key="normal" title="Refresh"/><connections>
            <action selector="refresh:" destination="list" eventType="touchUpInside" id="c1"/></connections></button>
        <button id="forbid"><state key="normal" title="Forbidden"/><connections>
            <segue destination="detail" kind="show" identifier="forbidden" id="c2"/></connections></button>
        <view userInteractionEnabled="NO" id="glass"><subviews><button id="pane"><state key="normal" title="Behind glass"/>
            <connections><action selector="refresh:" destination="list" eventType="touchUpInside" id="c23"/></connections>
            </button></subviews></view>
        <view id="area"><accessibility key="accessibilityConfiguration" identifier="area"/><connections>
            <outletCollection property="gestureRecognizers" destination="swipe" appends="YES" id="c3"/></connections></view>
        <containerView id="box"><connections>
            <segue destination="clock" kind="embed" identifier="clock" id="c4"/></connections></containerView>
        <tableView dataMode="prototypes" id="table"><prototypes>
            <tableViewCell reuseIdentifier="Name" id="cell" customClass="NameCell" customModule="TranslatedConstructs">
                <tableViewCellContentView key="contentView" id="content"><subviews>
                    <label userInteractionEnabled="NO" text="Name" id="nameLabel"/></subviews></tableViewCellContentView>
                <connections>
                    <outlet property="nameLabel" destination="nameLabel" id="c5"/>
                    <segue destination="detail" kind="show" identifier="detail" id="c6"/>
                </connections>
            </tableViewCell></prototypes>
            <connections>
                <outlet property="dataSource" destination="list" id="c7"/>
                <outlet property="delegate" destination="list" id="c8"/>
            </connections></tableView>
    </subviews></view>
    <navigationItem key="navigationItem" title="All trees" id="item">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"><connections>
            <segue destination="form" kind="presentation" identifier="form" id="c9"/></connections></barButtonItem>
    </navigationItem>
    <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="limit"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="unit" value="metres"/>
        <userDefinedRuntimeAttribute type="number" keyPath="height"><integer key="value" value="12"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes>
    <connections>
        <outlet property="heading" destination="heading" id="c10"/>
        <outlet property="table" destination="table" id="c11"/>
        <outletCollection property="choices" destination="refresh" id="c12"/>
        <outletCollection property="choices" destination="forbid" id="c13"/>
        <segue destination="detail" kind="custom" identifier="fade" customClass="FadeSegue" customModule="TranslatedConstructs" id="c14"/>
    </connections></viewController>
    """

private let swipe = """
    <swipeGestureRecognizer direction="left" id="swipe"><connections>
        <action selector="swiped" destination="list" id="c15"/></connections></swipeGestureRecognizer>
    """

private let detail = """
    <viewController id="detail" customClass="DetailController" \(own)><view key="view" id="detailView"><subviews>
        <label text="Detail" id="label"/>
        <button id="back"><state key="normal" title="Done"/><connections>
            <segue destination="exit1" kind="unwind" unwindAction="unwindToList:" identifier="done" id="c16"/></connections>
        </button></subviews></view>
    <connections><outlet property="label" destination="label" id="c17"/></connections></viewController>
    """

private let clock = """
    <viewController id="clock" customClass="ClockController" \(own)><view key="view" id="clockView"><subviews>
        <label text="12:00" id="time"/></subviews></view></viewController>
    """

private let form = """
    <tableViewController id="form" customClass="FormController" \(own)>
    <tableView key="view" dataMode="static" style="grouped" id="formTable"><sections>
        <tableViewSection headerTitle="About you" id="section1"><cells>
            <tableViewCell id="row1"><tableViewCellContentView key="contentView" id="content1"><subviews>
                <textField placeholder="Name" id="field"/></subviews></tableViewCellContentView></tableViewCell>
            <tableViewCell id="row2"><tableViewCellContentView key="contentView" id="content2"><subviews>
                <switch on="YES" id="night"><connections>
                    <action selector="nightChanged:" destination="form" eventType="valueChanged" id="c18"/>
                </connections></switch></subviews></tableViewCellContentView></tableViewCell>
        </cells></tableViewSection>
        <tableViewSection id="section2"><cells>
            <tableViewCell textLabel="save" style="IBUITableViewCellStyleDefault" id="row3">
                <tableViewCellContentView key="contentView" id="content3"><subviews>
                    <label text="Save" id="save"/></subviews></tableViewCellContentView></tableViewCell>
        </cells></tableViewSection></sections>
        <connections><outlet property="delegate" destination="form" id="c19"/></connections></tableView>
    <connections>
        <outlet property="field" destination="field" id="c20"/>
        <outlet property="night" destination="night" id="c21"/>
    </connections></tableViewController>
    """

private let stack = """
    <navigationController id="stack" sceneMemberID="viewController"><connections>
        <segue destination="list" kind="relationship" relationship="rootViewController" id="c22"/></connections>
    </navigationController>
    """

private let main = storyboard("stack", [list, detail, clock, form, stack], beside: swipe)

@Suite("Screens of a storyboard", .serialized, .ownStatics)
struct StoryboardTests {
    @Test(
        "The first screen is made before the launch is told of, and awake, connected and loaded in the order of a phone"
    )
    func launch() throws {
        let phone = try StoryboardPhone(["Base.lproj/Main.storyboard": main])
        #expect(
            phone.output() == [
                "init(coder:) false", "height 12.0", "awake All trees 7 metres",
                "will finish UINavigationController false",
                "should clock", "prepare clock ClockController", "clock in Optional<UIViewController>",
                "loaded Trees [\"Refresh\", \"Forbidden\"]",
            ])
        #expect(phone.findings.isEmpty)
        #expect(
            try phone.screen() == [
                "navigationBar \"All trees\"", "  staticText \"All trees\"", "  button \"Add\"", "staticText \"Trees\"",
                "button \"Refresh\"", "button \"Forbidden\"", "button \"Behind glass\"", "other \"area\"",
                "staticText \"12:00\"", "table",
                "  cell", "    staticText \"Ash\"", "  cell", "    staticText \"Birch\"", "  cell",
                "    staticText \"Cedar\"",
            ])
    }

    @Test("A tap on a cell follows its segue before the delegate is told, and an unwind segue comes back")
    func segues() throws {
        let phone = try StoryboardPhone(["Main.storyboard": main])
        _ = phone.output()
        try phone.tap("Birch")
        #expect(phone.output() == ["should detail", "prepare detail DetailController", "did select 1"])
        let detail = try phone.screen()
        #expect(
            detail == [
                "navigationBar", "  button \"All trees\"", "staticText \"Birch\"", "button \"Done\"",
            ])
        try phone.tap("Done")
        #expect(phone.output() == ["back from DetailController done true"])
        #expect(try phone.screen().contains("button \"Refresh\""))
    }

    @Test("A segue that the controller refuses is not followed, and actions go to the controller")
    func refused() throws {
        let phone = try StoryboardPhone(["Main.storyboard": main])
        _ = phone.output()
        try phone.tap("Forbidden")
        #expect(phone.output() == ["should forbidden"])
        try phone.tap("Behind glass")
        #expect(phone.app.trace.entries(of: .note).last?.text == "nothing takes the tap on button \"Behind glass\"")
        try phone.tap("Refresh")
        #expect(try phone.screen().contains("staticText \"Refreshed by Refresh\""))
        try phone.device.touch(.swipe(.left), ElementQuery("area"), of: phone.app)
        #expect(phone.output() == ["swiped"])
    }

    @Test("Rows that lie in the storyboard are there, with what is in them")
    func staticRows() throws {
        let phone = try StoryboardPhone(["Main.storyboard": main])
        try phone.tap("Add")
        #expect(
            try phone.screen() == [
                "table", "  staticText \"About you\"", "  cell", "    textField \"Name\"", "  cell", "    switch = on",
                "  cell", "    staticText \"Save\"",
            ])
        _ = phone.output()
        try phone.device.touch(.type("Ada"), ElementQuery("Name"), of: phone.app)
        try phone.device.touch(.tap, ElementQuery(nil, role: .switch), of: phone.app)
        try phone.tap("Save")
        #expect(phone.output() == ["night false true", "row 1 0 Ada"])
    }

    @Test("Code follows segues by their names without being asked, one of its own class too")
    func byName() throws {
        let phone = try StoryboardPhone(["Main.storyboard": main])
        _ = phone.output()
        try phone.app.onMainThread {
            MainActor.assumeIsolated {
                let stack = UIApplication.shared.delegate?.window?.rootViewController as? UINavigationController
                stack?.topViewController?.performSegue(withIdentifier: "fade", sender: nil)
            }
        }
        #expect(phone.output() == ["prepare fade DetailController", "fades to DetailController"])
        #expect(try phone.screen() == ["staticText \"nobody\"", "button \"Done\""])
        try? phone.app.onMainThread {
            MainActor.assumeIsolated {
                UIApplication.shared.delegate?.window?.rootViewController?.performSegue(
                    withIdentifier: "none", sender: nil)
            }
        }
        #expect(phone.app.state == .notRunning)
        #expect(
            phone.findings.contains {
                $0.contains("Receiver (UINavigationController) has no segue with identifier 'none'")
            }, "\(phone.findings)")
    }

    @Test("What is not made, and a way back that leads nowhere, are said")
    func unmade() throws {
        let turn = "<rotationGestureRecognizer id=\"turn\"/>"
        let lost = detail.replacingOccurrences(of: "unwindToList:", with: "unwindToNobody:")
        let phone = try StoryboardPhone([
            "Main.storyboard": storyboard("stack", [list, lost, clock, form, stack], beside: swipe + turn)
        ])
        try phone.tap("Birch")
        try phone.tap("Done")
        let notes = phone.app.trace.entries(of: .note).map(\.text)
        #expect(notes.contains { $0.hasPrefix("<rotationGestureRecognizer> in Main, line ") }, "\(notes)")
        #expect(notes.contains("no controller on the way back has unwindToNobody:: the unwind segue goes nowhere"))
        #expect(try phone.screen().contains("staticText \"Birch\""))
    }

    @Test("An outlet that a class does not have ends the app, with the text of a phone and the line of the connection")
    func wrongOutlet() throws {
        let text = main.replacingOccurrences(of: "property=\"heading\"", with: "property=\"headline\"")
        let phone = try StoryboardPhone(["Main.storyboard": text])
        let line = try #require(text.split(separator: "\n").firstIndex { $0.contains("headline") }) + 1
        let said = phone.findings.filter {
            $0.hasPrefix("NSUnknownKeyException: [<ListController> setValue:forUndefinedKey:]")
        }
        #expect(said.count == 1 && said[0].hasSuffix("the key headline. Main.storyboard, line \(line)"), "\(said)")
    }

    @Test("Controllers that contain themselves end the app, whatever contains them")
    func endless() throws {
        let stackInItself = stack.replacingOccurrences(of: "destination=\"list\"", with: "destination=\"stack\"")
        let embed = "<connections><segue destination=\"clock\" kind=\"embed\" id=\"e\"/></connections></label>"
        let clockInItself = clock.replacingOccurrences(of: "id=\"time\"/>", with: "id=\"time\">\(embed)")
        let reference =
            "<viewControllerPlaceholder storyboardName=\"Main\" id=\"stack\" sceneMemberID=\"viewController\"/>"
        let all = [
            [list, detail, clock, form, stackInItself], [list, detail, clockInItself, form, stack], [reference],
        ]
        for scenes in all {
            let file = storyboard("stack", scenes, beside: scenes.count > 1 ? swipe : "")
            let said = try StoryboardPhone(["Main.storyboard": file]).findings
            #expect(said.contains { $0.hasPrefix("a controller of a storyboard contains itself") }, "\(said)")
            #expect(said.allSatisfy { $0.contains(": Main.storyboard, line ") }, "\(said)")
        }
    }

    @Test("An object whose class a file cannot make, and a class that has no name, are said and not made")
    func wrongObject() throws {
        let objects =
            swipe + "<customObject id=\"o1\" customClass=\"FadeSegue\" customModule=\"TranslatedConstructs\"/>"
            + "<customObject id=\"o2\" customClass=\"a.b\"/>"
        let file = storyboard("stack", [list, detail, clock, form, stack], beside: objects)
        let phone = try StoryboardPhone(["Main.storyboard": file])
        let notes = phone.app.trace.entries(of: .note).map(\.text)
        #expect(
            notes.contains { $0.hasPrefix("an object of the class FadeSegue in Main.storyboard, line ") }, "\(notes)")
        #expect(phone.findings.contains { $0.hasPrefix("Unknown class a.b in Interface Builder file.") })
    }

    @Test("Texts are those of the user's language")
    func localized() throws {
        let phone = try StoryboardPhone([
            "Base.lproj/Main.storyboard": main,
            "en.lproj/Main.strings": "\"heading.text\" = \"All of them\"; \"refresh.normalTitle\" = \"Again\";",
        ])
        #expect(try phone.screen().contains("staticText \"All of them\""))
        #expect(try phone.screen().contains("button \"Again\""))
    }
}
