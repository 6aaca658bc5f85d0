import UIKit

/// A picture that is changed. Its pixels are not known here.
open class CIImage: NSObject, @unchecked Sendable {
    open private(set) var extent: CGRect

    /// A picture from pixels.
    public init(cgImage: CGImage) {
        extent = CGRect(x: 0, y: 0, width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
        SimulatedApp.notSimulated("CoreImage", "no picture is changed")
    }
    /// A picture of UIKit; nil without its size.
    public convenience init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }

    /// The picture, larger or elsewhere.
    open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
    /// A part of the picture.
    open func cropped(to rect: CGRect) -> CIImage { self }
}

/// What changes pictures. Nothing is changed.
open class CIContext: NSObject, @unchecked Sendable {
    /// One of the usual kind.
    public override init() { super.init() }
    /// One that is set up.
    public init(options: [CIContextOption: Any]? = nil) {}
    /// The pixels of an area: of its size.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        CGImage(width: Int(fromRect.width), height: Int(fromRect.height))
    }
}

/// How pictures are changed.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A change of pictures. Nothing comes of it.
open class CIFilter: NSObject, @unchecked Sendable {
    /// What it is called.
    public let name: String

    /// A change that the system has, by its name.
    public init?(name: String) {
        SimulatedApp.require(CIFilter.self)
        self.name = name
        SimulatedApp.notSimulated("CoreImage", "no picture is changed")
    }

    /// What comes of it: nothing.
    open var outputImage: CIImage? { nil }
    /// Sets a part of it. Without effect.
    open func setValue(_ value: Any?, forKey key: String) {}
    /// Sets all parts as usual. Without effect.
    open func setDefaults() {}
}

/// What finds something in pictures. Nothing is found.
open class CIDetector: NSObject, @unchecked Sendable {
    /// One that finds something of a kind.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        SimulatedApp.require(CIDetector.self)
        SimulatedApp.notSimulated("CIDetector", "nothing is found in a picture")
    }

    /// What is in a picture: nothing.
    open func features(in image: CIImage) -> [CIFeature] { [] }
    /// What is in a picture: nothing.
    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

/// Something in a picture.
open class CIFeature: NSObject, @unchecked Sendable {
    open var bounds: CGRect { .zero }
    /// What kind of thing it is.
    open var type: String { "" }
}

/// A face in a picture.
open class CIFaceFeature: CIFeature, @unchecked Sendable {}

/// A text in a picture that is written for machines.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    open var messageString: String? { nil }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Finds texts that are written for machines.
public var CIDetectorTypeQRCode: String {
    SimulatedApp.constant("CIDetectorTypeQRCode", since: .symbol("CIDetectorTypeQRCode", .iOS(8)))
}
/// Names how well something is looked for.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"

/// Names the picture that is changed.
public let kCIInputImageKey = "inputImage"
/// Names how much it is changed.
public let kCIInputIntensityKey = "inputIntensity"
/// Names how far it is changed.
public let kCIInputRadiusKey = "inputRadius"
