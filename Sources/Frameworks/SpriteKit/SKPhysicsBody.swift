import UIKit

/// How something moves as a body. Kept, and without effect: nothing moves, and nothing touches anything.
open class SKPhysicsBody: NSObject, @unchecked Sendable {
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    /// How heavy it is.
    open var mass: CGFloat = 0
    /// How heavy it is for its size.
    open var density: CGFloat = 1
    /// How well it slides.
    open var friction: CGFloat = 0.2
    /// How well it jumps.
    open var restitution: CGFloat = 0.2
    /// How soon it stands still.
    open var linearDamping: CGFloat = 0.1
    /// What it is, as bits.
    open var categoryBitMask: UInt32 = .max
    /// What it does not go through, as bits.
    open var collisionBitMask: UInt32 = .max
    /// Whose touch is told, as bits.
    open var contactTestBitMask: UInt32 = 0
    /// How fast it is.
    open var velocity = CGVector.zero

    public convenience init(circleOfRadius r: CGFloat) { self.init() }
    /// One with four sides.
    public convenience init(rectangleOf s: CGSize) { self.init() }
    /// One whose inside others cannot leave.
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
    /// One with the shape of a picture.
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }

    /// Pushes it once. Without effect.
    open func applyImpulse(_ impulse: CGVector) {}
    /// Pushes it. Without effect.
    open func applyForce(_ force: CGVector) {}
}

/// How bodies move in a scene. Kept, and without effect.
open class SKPhysicsWorld: NSObject, @unchecked Sendable {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    /// How fast time goes.
    open var speed: CGFloat = 1
    /// Who is told that bodies touch. Never, here.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

/// Two bodies that touch. None do.
open class SKPhysicsContact: NSObject, @unchecked Sendable {
    open var bodyA: SKPhysicsBody { SKPhysicsBody() }
    open var bodyB: SKPhysicsBody { SKPhysicsBody() }
    open var contactPoint: CGPoint { .zero }
}

/// Who is told that bodies touch. Never, here.
@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    func didBegin(_ contact: SKPhysicsContact)
    /// They touch no more.
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

/// A picture for scenes. Nothing is loaded.
open class SKTexture: NSObject, @unchecked Sendable {
    /// A picture of the app.
    public convenience init(imageNamed name: String) { self.init() }
    public convenience init(image: UIImage) { self.init() }
    /// How large it is: nothing is loaded.
    open func size() -> CGSize { .zero }
}

/// A shape in a scene.
open class SKShapeNode: SKNode {
    /// What it is filled with.
    open var fillColor = UIColor.clear
    /// The colour of its line.
    open var strokeColor = UIColor.white
    /// How wide its line is.
    open var lineWidth: CGFloat = 1
    /// A round one. From iOS 8.
    public convenience init(circleOfRadius radius: CGFloat) {
        SimulatedApp.require(.classMethod("shapeNodeWithCircleOfRadius:", of: "SKShapeNode", .iOS(8)))
        self.init()
    }
    /// One with four sides. From iOS 8.
    public convenience init(rectOf size: CGSize) {
        SimulatedApp.require(.classMethod("shapeNodeWithRectOfSize:", of: "SKShapeNode", .iOS(8)))
        self.init()
    }
}

/// Many small things that fly. Nothing is loaded.
open class SKEmitterNode: SKNode {
    /// Those of a file of the app: nil, since none is read.
    public convenience init?(fileNamed filename: String) {
        SimulatedApp.notSimulated("SpriteKit files", "none is read")
        return nil
    }
}
