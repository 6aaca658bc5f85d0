import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the fonts and colours of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let colorSystemBlue = classMethod("systemBlueColor", of: "UIColor", .iOS(7))
    static let colorSystemGray = classMethod("systemGrayColor", of: "UIColor", .iOS(7))
    static let colorSystemGreen = classMethod("systemGreenColor", of: "UIColor", .iOS(7))
    static let colorSystemOrange = classMethod("systemOrangeColor", of: "UIColor", .iOS(7))
    static let colorSystemPink = classMethod("systemPinkColor", of: "UIColor", .iOS(7))
    static let colorSystemPurple = classMethod("systemPurpleColor", of: "UIColor", .iOS(9))
    static let colorSystemRed = classMethod("systemRedColor", of: "UIColor", .iOS(7))
    static let colorSystemTeal = classMethod("systemTealColor", of: "UIColor", .iOS(7))
    static let colorSystemYellow = classMethod("systemYellowColor", of: "UIColor", .iOS(7))
    static let namedColor = classMethod("colorNamed:", of: "UIColor", .iOS(11))
    static let fontTextStyleBody = symbol("UIFont.TextStyle.body", .iOS(7))
    static let fontTextStyleCaption1 = symbol("UIFont.TextStyle.caption1", .iOS(7))
    static let fontTextStyleCaption2 = symbol("UIFont.TextStyle.caption2", .iOS(7))
    static let fontTextStyleFootnote = symbol("UIFont.TextStyle.footnote", .iOS(7))
    static let fontTextStyleHeadline = symbol("UIFont.TextStyle.headline", .iOS(7))
    static let fontTextStyleSubheadline = symbol("UIFont.TextStyle.subheadline", .iOS(7))
    static let fontTextStyleCallout = symbol("UIFont.TextStyle.callout", .iOS(9))
    static let fontTextStyleTitle1 = symbol("UIFont.TextStyle.title1", .iOS(9))
    static let fontTextStyleTitle2 = symbol("UIFont.TextStyle.title2", .iOS(9))
    static let fontTextStyleTitle3 = symbol("UIFont.TextStyle.title3", .iOS(9))
    static let fontTextStyleLargeTitle = symbol("UIFont.TextStyle.largeTitle", .iOS(11))
    static let fontWeightLight = symbol("UIFont.Weight.light", .iOS(8, 2))
    static let fontWeightRegular = symbol("UIFont.Weight.regular", .iOS(8, 2))
    static let fontWeightMedium = symbol("UIFont.Weight.medium", .iOS(8, 2))
    static let fontWeightSemibold = symbol("UIFont.Weight.semibold", .iOS(8, 2))
    static let fontWeightBold = symbol("UIFont.Weight.bold", .iOS(8, 2))
    static let fontWeightHeavy = symbol("UIFont.Weight.heavy", .iOS(8, 2))

    /// What an app may use too early of fonts and colours.
    static let ofUIKitLooks: [SystemAPI] = [
        colorSystemBlue, colorSystemGray, colorSystemGreen, colorSystemOrange, colorSystemPink, colorSystemPurple,
        colorSystemRed, colorSystemTeal, colorSystemYellow, namedColor, fontTextStyleBody, fontTextStyleCaption1,
        fontTextStyleCaption2, fontTextStyleFootnote, fontTextStyleHeadline, fontTextStyleSubheadline,
        fontTextStyleCallout, fontTextStyleTitle1, fontTextStyleTitle2, fontTextStyleTitle3, fontTextStyleLargeTitle,
        fontWeightLight, fontWeightRegular, fontWeightMedium, fontWeightSemibold, fontWeightBold, fontWeightHeavy,
    ]
}
