extension RuleSource {
    /// Reference pages of controllers and views.
    static let referenceViews: [RuleSource] = [
        RuleSource("UIK-VC", "UIViewController", "developer.apple.com/documentation/uikit/uiviewcontroller"),
        RuleSource(
            "UIK-VCVIEWS", "Displaying and managing views with a view controller",
            "developer.apple.com/documentation/uikit/displaying-and-managing-views-with-a-view-controller"),
        RuleSource(
            "UIK-ISAPPEARING", "viewIsAppearing(_:)",
            "developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)"),
        RuleSource(
            "UIK-LAYOUT", "viewDidLayoutSubviews()",
            "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()"),
        RuleSource(
            "UIK-WILLMOVE", "willMove(toParent:)",
            "developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)"),
        RuleSource(
            "UIK-DIDMOVE", "didMove(toParent:)",
            "developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)"),
        RuleSource(
            "UIK-FORWARD", "shouldAutomaticallyForwardAppearanceMethods",
            "developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods"),
        RuleSource(
            "UIK-VCMEM", "didReceiveMemoryWarning()",
            "developer.apple.com/documentation/uikit/uiviewcontroller/didreceivememorywarning()"),
        RuleSource(
            "UIK-FULLSCREEN", "UIModalPresentationStyle.fullScreen",
            "developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen"),
        RuleSource(
            "UIK-OVERFULL", "UIModalPresentationStyle.overFullScreen",
            "developer.apple.com/documentation/uikit/uimodalpresentationstyle/overfullscreen"),
        RuleSource(
            "UIK-PAGESHEET", "UIModalPresentationStyle.pageSheet",
            "developer.apple.com/documentation/uikit/uimodalpresentationstyle/pagesheet"),
        RuleSource(
            "UIK-REMOVEVIEW", "shouldRemovePresentersView",
            "developer.apple.com/documentation/uikit/uipresentationcontroller/shouldremovepresentersview"),
        RuleSource(
            "SUI-APPEAR", "onAppear(perform:)",
            "developer.apple.com/documentation/swiftui/view/onappear(perform:)"),
        RuleSource(
            "SUI-DISAPPEAR", "onDisappear(perform:)",
            "developer.apple.com/documentation/swiftui/view/ondisappear(perform:)"),
        RuleSource(
            "SUI-TASK", "task(priority:_:)",
            "developer.apple.com/documentation/swiftui/view/task(name:priority:file:line:_:)"),
        RuleSource(
            "LOG-VIEWORDER", "The inconsistent order of view transition events: stacks and pages",
            "wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"),
        RuleSource(
            "LOG-VIEWCHANGES", "The order of calls as controllers are pushed, presented and chosen by tabs",
            "lxweimin.com/p/28c6a69787a7"),
        RuleSource(
            "LOG-VIEWCALLS", "All calls of two controllers, as one pushes the other",
            "readke.com/c/0Z41505102021.html"),
        RuleSource(
            "LOG-TABCALLS", "The calls of the delegate and of two tabs, at launch, in the background and on the return",
            "progressconcepts.com/blog/ios-appdelegate-viewcontroller-method-order"),
        RuleSource(
            "LOG-CONTAINMENT", "What a child is told after its container",
            "github.com/phchan9/til/blob/master/ios/note-about-viewController-containment.md"),
        RuleSource(
            "LOG-MOVECALLS", "The calls of a push and a pop, with willMove and didMove",
            "arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller"),
        RuleSource(
            "LOG-CARDSTYLE", "Presentations of iOS 13: a sheet is what a controller has by itself",
            "hacknicity.medium.com/view-controller-presentation-changes-in-ios-13-ac8c901ebc4e"),
        RuleSource(
            "LOG-CARDCALLS", "No calls below a sheet, those of a disappearance below a full screen",
            "velog.io/@yeahg_dev/29.10.21"),
    ]
}
