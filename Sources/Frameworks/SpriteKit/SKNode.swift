import UIKit

/// Something in a scene of a game. Nothing is drawn, and nothing moves.
@preconcurrency @MainActor
open class SKNode: UIResponder {
    open var position = CGPoint.zero
    /// How far in front it is.
    open var zPosition: CGFloat = 0
    /// How far it is turned.
    open var zRotation: CGFloat = 0
    /// How large it is.
    open var xScale: CGFloat = 1, yScale: CGFloat = 1
    /// How opaque it is.
    open var alpha: CGFloat = 1
    /// Whether it is not shown.
    open var isHidden = false
    /// What the app calls it.
    open var name: String?
    /// What is in it.
    open private(set) var children: [SKNode] = []
    /// What it is in.
    open private(set) weak var parent: SKNode?
    /// The scene that it is in.
    open var scene: SKScene? { self as? SKScene ?? parent?.scene }

    /// Something that is not seen. From iOS 7.
    public override init() {
        SimulatedApp.require(SKNode.self)
        super.init()
    }

    /// Puts something into it.
    open func addChild(_ node: SKNode) {
        children.append(node)
        node.parent = self
    }
    /// Takes it out of what it is in.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Takes all out of it.
    open func removeAllChildren() { for node in children { node.removeFromParent() } }
    /// What has a name in it.
    open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
    /// Does something. Nothing comes of it.
    open func run(_ action: SKAction) {}
    /// Does something under a name. Nothing comes of it.
    open func run(_ action: SKAction, withKey key: String) {}
    /// Makes it larger or smaller.
    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    open func removeAllActions() {}
    /// Does something no more that it did under a name.
    open func removeAction(forKey key: String) {}
    /// How it moves as a body. Kept, and without effect: nothing moves.
    open var physicsBody: SKPhysicsBody?
}

/// A scene of a game.
open class SKScene: SKNode {
    /// How large it is.
    open var size: CGSize
    open var backgroundColor = UIColor.gray
    /// What it does that does not fit.
    open var scaleMode = SKSceneScaleMode.fill
    /// The view that shows it.
    public internal(set) weak var view: SKView?

    /// A scene of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// How bodies move. Kept, and without effect: nothing moves.
    public let physicsWorld = SKPhysicsWorld()

    /// It is shown in a view.
    open func didMove(to view: SKView) {}
    /// Another picture is about to be shown. Never called here.
    open func update(_ currentTime: TimeInterval) {}
}

/// What a scene does that does not fit.
public enum SKSceneScaleMode: Int, Sendable {
    /// It is made to fit, leaves no room, leaves some, or is made larger.
    case fill = 0, aspectFill, aspectFit, resizeFill
}

/// A view of a scene. No picture of it is drawn.
@preconcurrency @MainActor
open class SKView: UIView {
    /// The scene that is shown.
    open private(set) var scene: SKScene?
    /// Whether it stands still. Kept, and without effect.
    open var isPaused = false
    /// Whether it says how many pictures it shows. Kept, and without effect.
    open var showsFPS = false
    /// Whether it says how much it shows. Kept, and without effect.
    open var showsNodeCount = false
    /// Whether order does not count. Kept, and without effect.
    open var ignoresSiblingOrder = false
    /// Whether something is seen through it. Kept, and without effect.
    open var allowsTransparency = false

    open func presentScene(_ scene: SKScene?) {
        SimulatedApp.notSimulated("SpriteKit", "no picture is drawn: update(_:) is not called, and nothing moves")
        self.scene = scene
        scene?.view = self
        scene?.didMove(to: self)
    }
}

/// A picture in a scene.
open class SKSpriteNode: SKNode {
    /// How large it is.
    open var size: CGSize
    open var color: UIColor

    /// An area in a colour.
    public init(color: UIColor, size: CGSize) {
        (self.color, self.size) = (color, size)
        super.init()
    }
    /// A picture of the app.
    public convenience init(imageNamed name: String) { self.init(color: .clear, size: .zero) }
}

/// A text in a scene.
open class SKLabelNode: SKNode {
    open var text: String?
    /// How large its letters are.
    open var fontSize: CGFloat = 32
    /// The colour of its letters.
    open var fontColor: UIColor?

    /// Words in white letters.
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
}

/// Something that is done in a scene. Nothing comes of it.
@preconcurrency @MainActor
open class SKAction: NSObject {
    /// How long it lasts, in seconds.
    open var duration: TimeInterval = 0

    private convenience init(lasting duration: TimeInterval) {
        self.init()
        self.duration = duration
    }

    /// Nothing for a while.
    open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// A movement to a place.
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// One after the other.
    open class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(lasting: actions.reduce(0) { $0 + $1.duration })
    }
    open class func group(_ actions: [SKAction]) -> SKAction { SKAction(lasting: actions.map(\.duration).max() ?? 0) }
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(lasting: .infinity) }
    /// A closure. Never called here.
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(lasting: 0) }
    /// It is taken away.
    open class func removeFromParent() -> SKAction { SKAction(lasting: 0) }
}
