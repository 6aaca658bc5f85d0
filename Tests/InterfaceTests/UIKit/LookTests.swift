import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct LookTests: Facts {
    @Test("Looks that are kept and read back", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let colours = Fact("a colour has the parts that it was made of, however it was named") {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        expect([red, green, blue, alpha], is: [0.25, 0.5, 1, 0.75])
        expect(UIColor.red.withAlphaComponent(0.5).cgColor.components, is: [1, 0, 0, 0.5])
        expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)).cgColor.components, is: [0.5, 0.5, 0.5, 1])
        expect(UIColor.systemGray4.cgColor.alpha == 1 && UIColor.systemGray4 != .systemGray5)
        var (hue, strength, light) = (CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(hue: 0.75, saturation: 0.5, brightness: 0.8, alpha: 1)
            .getHue(&hue, saturation: &strength, brightness: &light, alpha: nil)
        expect(abs(hue - 0.75) < 1e-6 && abs(strength - 0.5) < 1e-6 && abs(light - 0.8) < 1e-6)
        expect(!UIColor.red.getWhite(nil, alpha: nil) && UIColor.gray.getWhite(nil, alpha: nil))
    }

    let layers = Fact("a layer keeps its border, its shadow and the layers in it") {
        let (layer, gradient) = (CALayer(), CAGradientLayer())
        layer.borderColor = UIColor.red.cgColor
        layer.shadowColor = UIColor.blue.cgColor
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        layer.addSublayer(gradient)
        layer.insertSublayer(CALayer(), below: gradient)
        expect(layer.borderColor == UIColor.red.cgColor && layer.shadowColor != layer.borderColor)
        expect(layer.sublayers?.count == 2 && layer.sublayers?.last === gradient && gradient.superlayer === layer)
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        layer.position = CGPoint(x: 100, y: 100)
        expect(layer.frame, is: CGRect(x: 85, y: 80, width: 30, height: 40))
    }

    @MainActor
    @Test("a slider takes all of its room, and its class may say otherwise")
    static func sliders() {
        final class Thin: UISlider {
            override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 0, dy: 4) }
        }
        let room = CGRect(x: 0, y: 0, width: 100, height: 10)
        expect(UISlider(frame: room).trackRect(forBounds: room), is: room)
        expect(Thin(frame: room).trackRect(forBounds: room).height, is: 2)
        expect(UISlider(frame: room).thumbRect(forBounds: room, trackRect: room, value: 1), is: room)
    }

    let layersAtOnce = Fact("the layers in a layer are taken away and put there at once") {
        let (layer, old, new) = (CALayer(), CALayer(), CALayer())
        layer.addSublayer(old)
        layer.sublayers = [new]
        expect(layer.sublayers == [new] && new.superlayer === layer && old.superlayer == nil)
        let other = CALayer()
        other.sublayers = [new]
        expect(layer.sublayers?.isEmpty == true && new.superlayer === other)
        other.sublayers?.removeAll()
        expect(other.sublayers?.isEmpty == true && new.superlayer == nil)
        layer.sublayers = nil
        expect(layer.sublayers == nil)
    }

    let transforms = Fact("changes of place are put together and taken back") {
        let change = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 3, y: 4).scaledBy(x: 2, y: 5)
        let there = CGPoint(x: 1, y: 1).applying(change)
        expect(abs(there.x + 9) < 1e-9 && abs(there.y - 5) < 1e-9)
        let back = there.applying(change.inverted())
        expect(abs(back.x - 1) < 1e-9 && abs(back.y - 1) < 1e-9)
    }

    let transformsInSpace = Fact("changes in space are put together, the last one that is named first") {
        let turn = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), .pi / 2, 0, 0, 2)
        expect(abs(turn.m12 - 1) < 1e-9 && abs(turn.m21 + 1) < 1e-9 && abs(turn.m11) < 1e-9)
        expect((turn.m41, turn.m42, turn.m43) == (3, 4, 5))
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 1, 1)
        expect((moved.m41, moved.m11) == (2, 2))
        let back = CATransform3DScale(CATransform3DMakeScale(2, 4, 8), 0.5, 0.25, 0.125)
        expect(CATransform3DIsIdentity(back) && !CATransform3DIsIdentity(turn))
        expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @MainActor
    @Test("a label keeps the looks of its text, and a paragraph its own")
    static func texts() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        let copy = style.copy() as? NSParagraphStyle
        style.lineSpacing = 5
        expect(copy?.lineSpacing == 4 && style.lineSpacing == 5)
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "news", attributes: [.foregroundColor: UIColor.red])
        expect(label.text, is: "news")
        let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        expect(color, is: .red)
    }

    @MainActor
    @Test("a class's appearance is one object of that class")
    static func appearance() throws {
        let device = Device(system: .iOS(17))
        let app = try device.install(
            LaunchCode {
                UINavigationBar.appearance().tintColor = .red
                print("kept", UINavigationBar.appearance().tintColor == .red, UITabBar.appearance().tintColor == .red)
            }, manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(1))
        expect(app.trace.entries.contains { $0.text == "kept true false" })
    }

    @MainActor
    @Test("a finger finds the frontmost view that listens, and points are measured from any view")
    static func points() {
        let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
        outer.addSubview(inner)
        expect(outer.hitTest(CGPoint(x: 25, y: 25), with: nil) === inner)
        inner.isUserInteractionEnabled = false
        expect(outer.hitTest(CGPoint(x: 25, y: 25), with: nil) === outer)
        expect(outer.hitTest(CGPoint(x: 101, y: 0), with: nil) == nil)
        expect(inner.convert(CGPoint(x: 1, y: 2), to: outer), is: CGPoint(x: 21, y: 22))
        expect(inner.convert(CGRect(x: 0, y: 0, width: 1, height: 1), from: outer).origin, is: CGPoint(x: -20, y: -20))
    }
}

struct LayerAnimationTests: Facts {
    @Test("Animations of layers", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private final class Listener: NSObject, CAAnimationDelegate {
        func animationDidStart(_ anim: CAAnimation) { print("begins") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { print("ends", flag) }
    }

    let times = Fact("begin and end in virtual time, and a transaction waits for them") {
        let device = Device(system: .iOS(17))
        let app = try device.install(
            LaunchCode {
                let layer = CALayer()
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.duration, animation.repeatCount, animation.delegate) = (2, 3, Listener())
                CATransaction.begin()
                CATransaction.setCompletionBlock { print("all over", layer.animationKeys() == nil) }
                layer.add(animation, forKey: "fade")
                CATransaction.commit()
                print("goes on", layer.animation(forKey: "fade") === animation)
            }, manifest: Manifest())
        app.launch()
        device.advance(by: .seconds(5))
        let before = app.trace.entries.map(\.text)
        expect(before.contains("goes on true") && before.contains("begins") && !before.contains("ends true"))
        device.advance(by: .seconds(2))
        let after = app.trace.entries.map(\.text)
        expect(after.contains("ends true") && after.contains("all over true"), "\(after)")
    }
}

@Suite("Rows and items by what tells them apart")
@MainActor
struct DiffableTests {
    @Test("a snapshot keeps sections and items in order")
    func snapshot() {
        var shown = NSDiffableDataSourceSnapshot<String, Int>()
        shown.appendSections(["a", "b"])
        shown.appendItems([1, 2], toSection: "a")
        shown.appendItems([3])
        expect(shown.itemIdentifiers == [1, 2, 3] && shown.numberOfItems(inSection: "b") == 1)
        shown.deleteItems([2])
        expect(shown.itemIdentifiers(inSection: "a") == [1] && shown.indexOfItem(3) == 1)
        expect(shown.sectionIdentifier(containingItem: 3), is: "b")
    }

    @Test("a table is given its rows by the last snapshot")
    func table() {
        let table = UITableView()
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, path, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(path.row): \(item)"
            return cell
        }
        var shown = NSDiffableDataSourceSnapshot<Int, String>()
        shown.appendSections([0])
        shown.appendItems(["x", "y"])
        source.apply(shown, animatingDifferences: true)
        expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
        expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, is: "1: y")
        expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)), is: "x")
        expect(source.indexPath(for: "y"), is: IndexPath(row: 1, section: 0))
    }
}
