import BackgroundRuntime
import SimulatedFoundation

// Since when each system has colours, texts and pictures of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let attributeFont = symbol("NSAttributedString.Key.font", .iOS(6))
    static let attributeParagraphStyle = symbol("NSAttributedString.Key.paragraphStyle", .iOS(6))
    static let attributeForegroundColor = symbol("NSAttributedString.Key.foregroundColor", .iOS(6))
    static let attributeBackgroundColor = symbol("NSAttributedString.Key.backgroundColor", .iOS(6))
    static let attributeLigature = symbol("NSAttributedString.Key.ligature", .iOS(6))
    static let attributeKern = symbol("NSAttributedString.Key.kern", .iOS(6))
    static let attributeStrikethroughStyle = symbol("NSAttributedString.Key.strikethroughStyle", .iOS(6))
    static let attributeUnderlineStyle = symbol("NSAttributedString.Key.underlineStyle", .iOS(6))
    static let attributeStrokeColor = symbol("NSAttributedString.Key.strokeColor", .iOS(6))
    static let attributeStrokeWidth = symbol("NSAttributedString.Key.strokeWidth", .iOS(6))
    static let attributeShadow = symbol("NSAttributedString.Key.shadow", .iOS(6))
    static let attributeTextEffect = symbol("NSAttributedString.Key.textEffect", .iOS(7))
    static let attributeAttachment = symbol("NSAttributedString.Key.attachment", .iOS(7))
    static let attributeLink = symbol("NSAttributedString.Key.link", .iOS(7))
    static let attributeBaselineOffset = symbol("NSAttributedString.Key.baselineOffset", .iOS(7))
    static let attributeUnderlineColor = symbol("NSAttributedString.Key.underlineColor", .iOS(7))
    static let attributeStrikethroughColor = symbol("NSAttributedString.Key.strikethroughColor", .iOS(7))
    static let attributeObliqueness = symbol("NSAttributedString.Key.obliqueness", .iOS(7))
    static let attributeExpansion = symbol("NSAttributedString.Key.expansion", .iOS(7))
    static let shadow = symbol("NSShadow", .iOS(6))
    static let textAttachment = symbol("NSTextAttachment", .iOS(7))
    static let stringDrawingContext = symbol("NSStringDrawingContext", .iOS(6))
    static let attributedStringSize = method("size", of: "NSAttributedString", .iOS(6))
    static let attributedStringBoundingRect = method(
        "boundingRectWithSize:options:context:", of: "NSAttributedString", .iOS(6))
    static let attributedStringDraw = method("drawInRect:", of: "NSAttributedString", .iOS(6))
    static let stringSize = method("sizeWithAttributes:", of: "NSString", .iOS(7))
    static let stringBoundingRect = method("boundingRectWithSize:options:attributes:context:", of: "NSString", .iOS(7))
    static let stringDraw = method("drawInRect:withAttributes:", of: "NSString", .iOS(7))
    static let paragraphStyle = symbol("NSParagraphStyle", .iOS(6))
    static let directionalEdgeInsets = symbol("NSDirectionalEdgeInsets", .iOS(11))
    static let offset = symbol("UIOffset", .iOS(5))
    static let colorSystemMint = classMethod("systemMintColor", of: "UIColor", .iOS(15))
    static let colorSystemCyan = classMethod("systemCyanColor", of: "UIColor", .iOS(15))
    static let colorTintColor = classMethod("tintColor", of: "UIColor", .iOS(15))
    static let colorInit = method("initWithDisplayP3Red:green:blue:alpha:", of: "UIColor", .iOS(10))
    static let colorInitDynamicProvider = method("initWithDynamicProvider:", of: "UIColor", .iOS(13))
    static let colorGetRed = method("getRed:green:blue:alpha:", of: "UIColor", .iOS(5))
    static let colorGetHue = method("getHue:saturation:brightness:alpha:", of: "UIColor", .iOS(5))
    static let colorGetWhite = method("getWhite:alpha:", of: "UIColor", .iOS(5))
    static let colorResolvedColor = method("resolvedColorWithTraitCollection:", of: "UIColor", .iOS(13))
    static let fontWeightUltraLight = symbol("UIFont.Weight.ultraLight", .iOS(8, 2))
    static let fontWeightThin = symbol("UIFont.Weight.thin", .iOS(8, 2))
    static let fontWeightBlack = symbol("UIFont.Weight.black", .iOS(8, 2))
    static let fontFontDescriptor = method("fontDescriptor", of: "UIFont", .iOS(7))
    static let fontInit = method("fontWithDescriptor:size:", of: "UIFont", .iOS(7))
    static let fontMonospacedSystemFont = classMethod("monospacedSystemFontOfSize:weight:", of: "UIFont", .iOS(13))
    static let fontPreferredFont = classMethod(
        "preferredFontForTextStyle:compatibleWithTraitCollection:", of: "UIFont", .iOS(10))
    static let fontDescriptor = symbol("UIFontDescriptor", .iOS(7))
    static let fontDescriptorWithDesign = method("fontDescriptorWithDesign:", of: "UIFontDescriptor", .iOS(13))
    static let fontMetrics = symbol("UIFontMetrics", .iOS(11))
    static let graphicsImageRenderer = symbol("UIGraphicsImageRenderer", .iOS(10))
    static let graphicsImageRendererFormat = symbol("UIGraphicsImageRendererFormat", .iOS(10))
    static let imageSymbolConfiguration = symbol("UIImage.SymbolConfiguration", .iOS(13))
    static let imageInit = method("imageNamed:inBundle:compatibleWithTraitCollection:", of: "UIImage", .iOS(8))
    static let imageInitSystemNameWithConfiguration = method(
        "systemImageNamed:withConfiguration:", of: "UIImage", .iOS(13))
    static let imageWithTintColor = method("imageWithTintColor:", of: "UIImage", .iOS(13))
    static let imageWithTintColorRenderingMode = method("imageWithTintColor:renderingMode:", of: "UIImage", .iOS(13))
    static let imageWithConfiguration = method("imageWithConfiguration:", of: "UIImage", .iOS(13))
    static let imageApplyingSymbolConfiguration = method("imageByApplyingSymbolConfiguration:", of: "UIImage", .iOS(13))
    static let imageResizableImage = method("resizableImageWithCapInsets:", of: "UIImage", .iOS(5))
    static let imageViewPreferredSymbolConfiguration = method(
        "preferredSymbolConfiguration", of: "UIImageView", .iOS(13))

    /// What an app may use too early of colours, texts and pictures.
    static let ofUIKitGraphics: [SystemAPI] = [
        attributeFont, attributeParagraphStyle, attributeForegroundColor, attributeBackgroundColor, attributeLigature,
        attributeKern, attributeStrikethroughStyle, attributeUnderlineStyle, attributeStrokeColor, attributeStrokeWidth,
        attributeShadow, attributeTextEffect, attributeAttachment, attributeLink, attributeBaselineOffset,
        attributeUnderlineColor, attributeStrikethroughColor, attributeObliqueness, attributeExpansion, shadow,
        textAttachment, stringDrawingContext, attributedStringSize, attributedStringBoundingRect, attributedStringDraw,
        stringSize, stringBoundingRect, stringDraw, paragraphStyle, directionalEdgeInsets, offset, colorSystemMint,
        colorSystemCyan, colorTintColor, colorInit, colorInitDynamicProvider, colorGetRed, colorGetHue, colorGetWhite,
        colorResolvedColor, fontWeightUltraLight, fontWeightThin, fontWeightBlack, fontFontDescriptor, fontInit,
        fontMonospacedSystemFont, fontPreferredFont, fontDescriptor, fontDescriptorWithDesign, fontMetrics,
        graphicsImageRenderer, graphicsImageRendererFormat, imageSymbolConfiguration, imageInit,
        imageInitSystemNameWithConfiguration, imageWithTintColor, imageWithTintColorRenderingMode,
        imageWithConfiguration, imageApplyingSymbolConfiguration, imageResizableImage,
        imageViewPreferredSymbolConfiguration,
    ]
}
