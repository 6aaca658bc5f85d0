import UIKit

let usesOfUIKitGraphics: [String: Use] = [
    "NSAttributedString.Key.font": { _ = NSAttributedString.Key.font },
    "NSAttributedString.Key.paragraphStyle": { _ = NSAttributedString.Key.paragraphStyle },
    "NSAttributedString.Key.foregroundColor": { _ = NSAttributedString.Key.foregroundColor },
    "NSAttributedString.Key.backgroundColor": { _ = NSAttributedString.Key.backgroundColor },
    "NSAttributedString.Key.ligature": { _ = NSAttributedString.Key.ligature },
    "NSAttributedString.Key.kern": { _ = NSAttributedString.Key.kern },
    "NSAttributedString.Key.strikethroughStyle": { _ = NSAttributedString.Key.strikethroughStyle },
    "NSAttributedString.Key.underlineStyle": { _ = NSAttributedString.Key.underlineStyle },
    "NSAttributedString.Key.strokeColor": { _ = NSAttributedString.Key.strokeColor },
    "NSAttributedString.Key.strokeWidth": { _ = NSAttributedString.Key.strokeWidth },
    "NSAttributedString.Key.shadow": { _ = NSAttributedString.Key.shadow },
    "NSAttributedString.Key.textEffect": { _ = NSAttributedString.Key.textEffect },
    "NSAttributedString.Key.attachment": { _ = NSAttributedString.Key.attachment },
    "NSAttributedString.Key.link": { _ = NSAttributedString.Key.link },
    "NSAttributedString.Key.baselineOffset": { _ = NSAttributedString.Key.baselineOffset },
    "NSAttributedString.Key.underlineColor": { _ = NSAttributedString.Key.underlineColor },
    "NSAttributedString.Key.strikethroughColor": { _ = NSAttributedString.Key.strikethroughColor },
    "NSAttributedString.Key.obliqueness": { _ = NSAttributedString.Key.obliqueness },
    "NSAttributedString.Key.expansion": { _ = NSAttributedString.Key.expansion },
    "NSShadow": { _ = NSShadow() },
    "NSTextAttachment": { _ = NSTextAttachment() },
    "NSStringDrawingContext": { _ = NSStringDrawingContext() },
    "-[NSAttributedString size]": { _ = NSAttributedString(string: "").size() },
    "-[NSAttributedString boundingRectWithSize:options:context:]": {
        _ = NSAttributedString(string: "").boundingRect(with: .zero, context: nil)
    },
    "-[NSAttributedString drawInRect:]": { NSAttributedString(string: "").draw(in: .zero) },
    "-[NSString sizeWithAttributes:]": { _ = ("" as NSString).size() },
    "-[NSString boundingRectWithSize:options:attributes:context:]": {
        _ = ("" as NSString).boundingRect(with: .zero, context: nil)
    },
    "-[NSString drawInRect:withAttributes:]": { ("" as NSString).draw(in: .zero) },
    "NSParagraphStyle": { _ = NSParagraphStyle() },
    "NSDirectionalEdgeInsets": { _ = NSDirectionalEdgeInsets() },
    "UIOffset": { _ = UIOffset() },
    "+[UIColor systemMintColor]": { _ = UIColor.systemMint },
    "+[UIColor systemCyanColor]": { _ = UIColor.systemCyan },
    "+[UIColor tintColor]": { _ = UIColor.tintColor },
    "-[UIColor initWithDisplayP3Red:green:blue:alpha:]": { _ = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) },
    "-[UIColor initWithDynamicProvider:]": { _ = UIColor { _ in .red } },
    "-[UIColor getRed:green:blue:alpha:]": { _ = UIColor.red.getRed(nil, green: nil, blue: nil, alpha: nil) },
    "-[UIColor getHue:saturation:brightness:alpha:]": {
        _ = UIColor.red.getHue(nil, saturation: nil, brightness: nil, alpha: nil)
    },
    "-[UIColor getWhite:alpha:]": { _ = UIColor.red.getWhite(nil, alpha: nil) },
    "-[UIColor resolvedColorWithTraitCollection:]": { _ = UIColor.red.resolvedColor(with: .init()) },
    "UIFont.Weight.ultraLight": { _ = UIFont.Weight.ultraLight },
    "UIFont.Weight.thin": { _ = UIFont.Weight.thin },
    "UIFont.Weight.black": { _ = UIFont.Weight.black },
    "-[UIFont fontDescriptor]": { _ = UIFont.systemFont(ofSize: 1).fontDescriptor },
    "-[UIFont fontWithDescriptor:size:]": { _ = UIFont(descriptor: UIFontDescriptor(name: "a", size: 1), size: 1) },
    "+[UIFont monospacedSystemFontOfSize:weight:]": {
        _ = UIFont.monospacedSystemFont(ofSize: 1, weight: .init(rawValue: 0))
    },
    "+[UIFont preferredFontForTextStyle:compatibleWithTraitCollection:]": {
        _ = UIFont.preferredFont(forTextStyle: .init(rawValue: "a"), compatibleWith: nil)
    },
    "UIFontDescriptor": { _ = UIFontDescriptor(name: "a", size: 1) },
    "-[UIFontDescriptor fontDescriptorWithDesign:]": { _ = UIFontDescriptor(name: "a", size: 1).withDesign(.rounded) },
    "UIFontMetrics": { _ = UIFontMetrics(forTextStyle: .init(rawValue: "a")) },
    "UIGraphicsImageRenderer": { _ = UIGraphicsImageRenderer(size: .zero) },
    "UIGraphicsImageRendererFormat": { _ = UIGraphicsImageRendererFormat() },
    "UIImage.SymbolConfiguration": { _ = UIImage.SymbolConfiguration(pointSize: 1) },
    "-[UIImage imageNamed:inBundle:compatibleWithTraitCollection:]": {
        _ = UIImage(named: "a", in: nil, compatibleWith: nil)
    },
    "-[UIImage systemImageNamed:withConfiguration:]": { _ = UIImage(systemName: "star", withConfiguration: nil) },
    "-[UIImage imageWithTintColor:]": { _ = UIImage().withTintColor(.red) },
    "-[UIImage imageWithTintColor:renderingMode:]": { _ = UIImage().withTintColor(.red, renderingMode: .automatic) },
    "-[UIImage imageWithConfiguration:]": {
        _ = UIImage().withConfiguration(UIImage.SymbolConfiguration(pointSize: 1))
    },
    "-[UIImage imageByApplyingSymbolConfiguration:]": {
        _ = UIImage().applyingSymbolConfiguration(.init(pointSize: 1))
    },
    "-[UIImage resizableImageWithCapInsets:]": { _ = UIImage().resizableImage(withCapInsets: .zero) },
    "-[UIImageView preferredSymbolConfiguration]": { _ = UIImageView().preferredSymbolConfiguration },
]
