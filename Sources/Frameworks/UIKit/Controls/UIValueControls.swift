import BackgroundRuntime

/// A switch that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false
    /// The colour of one that is on. Kept, and without effect.
    @SystemAPI.Since(.method("onTintColor", of: "UISwitch", .iOS(5))) open var onTintColor: UIColor? = nil

    /// Turns it on or off.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The colour of what is moved. Kept, and without effect.
    @SystemAPI.Since(.method("thumbTintColor", of: "UISwitch", .iOS(6))) open var thumbTintColor: UIColor? = nil
}

/// A number from a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
    open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    /// Whether it tells of each change, or of the last. Kept, and without effect.
    open var isContinuous = true

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// The colour up to the number. Kept, and without effect.
    @SystemAPI.Since(.method("minimumTrackTintColor", of: "UISlider", .iOS(5))) open var minimumTrackTintColor:
        UIColor? = nil
    /// The colour behind the number. Kept, and without effect.
    @SystemAPI.Since(.method("maximumTrackTintColor", of: "UISlider", .iOS(5))) open var maximumTrackTintColor:
        UIColor? = nil
    /// The colour of what is moved. Kept, and without effect.
    @SystemAPI.Since(.method("thumbTintColor", of: "UISlider", .iOS(5))) open var thumbTintColor: UIColor? = nil
    private var (thumbs, lows, highs) = (ValuesByState<UIImage>(), ValuesByState<UIImage>(), ValuesByState<UIImage>())
    /// Sets the picture of what is moved. Kept: nothing is drawn.
    open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state] = image }
    /// The picture of what is moved while it is something.
    open func thumbImage(for state: State) -> UIImage? { thumbs[state] }
    /// The picture of what is moved now.
    open var currentThumbImage: UIImage? { thumbs[state] }
    /// Sets the picture up to the number. Kept: nothing is drawn.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { lows[state] = image }
    /// The picture up to the number while it is something.
    open func minimumTrackImage(for state: State) -> UIImage? { lows[state] }
    /// The picture up to the number now.
    open var currentMinimumTrackImage: UIImage? { lows[state] }
    /// Sets the picture behind the number. Kept: nothing is drawn.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { highs[state] = image }
    /// The picture behind the number while it is something.
    open func maximumTrackImage(for state: State) -> UIImage? { highs[state] }
    /// The picture behind the number now.
    open var currentMaximumTrackImage: UIImage? { highs[state] }
    /// Where the line is along which something is moved. Nothing is drawn: all of the slider, and nobody asks.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the thing is that is moved. Nothing is drawn: all of the line, and nobody asks.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { rect }
}

/// A number that goes up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    /// How much it changes at once.
    open var stepValue: Double = 1

    /// A stepper of a size, at 0.
    public override init(frame: CGRect) {
        SimulatedApp.require(UIStepper.self)
        super.init(frame: frame)
    }

    /// One from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A choice of one of several.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    private var titles: [String?]

    /// Which one is chosen; -1 for none.
    open var selectedSegmentIndex = -1

    /// A choice of texts or pictures.
    public init(items: [Any]?) {
        titles = (items ?? []).map { $0 as? String }
        super.init(frame: .zero)
    }

    /// A choice with a size, of nothing yet.
    public override init(frame: CGRect) {
        titles = []
        super.init(frame: frame)
    }

    /// A choice from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        titles = []
        super.init(coder: coder)
    }

    /// How many there are.
    open var numberOfSegments: Int { titles.count }
    /// Puts one more into it.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title, at: min(segment, titles.count))
        disabled = Set(disabled.map { $0 >= segment ? $0 + 1 : $0 })
    }
    /// Sets what one says.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title }
    open func titleForSegment(at segment: Int) -> String? { titles[segment] }
    /// Takes all out of it.
    open func removeAllSegments() { (titles, disabled) = ([], []) }

    /// The colour of the one that is chosen. Kept, and without effect.
    @SystemAPI.Since(.method("selectedSegmentTintColor", of: "UISegmentedControl", .iOS(13))) open
        var selectedSegmentTintColor: UIColor? = nil
    private var looks = ValuesByState<[NSAttributedString.Key: Any]>()
    private var disabled: Set<Int> = []
    /// Sets how texts look. Kept: nothing is drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        SimulatedApp.require(.method("setTitleTextAttributes:forState:", of: "UISegmentedControl", .iOS(5)))
        looks[state] = attributes
    }
    /// How texts look while it is something.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { looks[state] }
    /// Takes one out of it.
    open func removeSegment(at segment: Int, animated: Bool) {
        titles.remove(at: segment)
        disabled = Set(disabled.compactMap { $0 == segment ? nil : $0 > segment ? $0 - 1 : $0 })
    }
    /// Lets one be chosen by a finger, or not.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
    }
    /// Whether one can be chosen by a finger.
    open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }
}

@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What of a date is chosen.
    public enum Mode: Int, Sendable {
        /// The time, the day, both, or a length of time.
        case time = 0, date, dateAndTime, countDownTimer
    }

    open var date = Date()
    /// What of it is chosen.
    open var datePickerMode = Mode.dateAndTime
    open var minimumDate: Date?
    open var maximumDate: Date?

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// How it looks. Kept, and without effect.
    @SystemAPI.Since(.method("preferredDatePickerStyle", of: "UIDatePicker", .iOS(13, 4))) open
        var preferredDatePickerStyle = UIDatePickerStyle
        .automatic
    /// The language. Kept, and without effect.
    open var locale: Locale?
    /// The calendar. Kept, and without effect.
    open var calendar = Calendar.current
    /// The time zone. Kept, and without effect.
    open var timeZone: TimeZone?
    /// A length of time, in seconds.
    open var countDownDuration: TimeInterval = 0
    /// How far minutes are apart. Kept, and without effect.
    open var minuteInterval = 1
}

/// Dots for pages. Nobody touches them here.
///
/// - Untouched: pages are not chosen by their dots
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// How many pages there are.
    open var numberOfPages = 0
    /// The page that is shown.
    open var currentPage = 0

    /// The colour of dots. Kept, and without effect.
    @SystemAPI.Since(.method("pageIndicatorTintColor", of: "UIPageControl", .iOS(6))) open var pageIndicatorTintColor:
        UIColor? = nil
    /// The colour of the dot of the page that is shown. Kept, and without effect.
    @SystemAPI.Since(.method("currentPageIndicatorTintColor", of: "UIPageControl", .iOS(6))) open
        var currentPageIndicatorTintColor: UIColor? = nil
    /// Whether one dot is not shown. Kept, and without effect.
    open var hidesForSinglePage = false
}

/// What is pulled to load anew.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Whether something is being loaded.
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    /// A control of a size, with nothing being loaded.
    public override init(frame: CGRect) {
        SimulatedApp.require(UIRefreshControl.self)
        super.init(frame: frame)
    }

    /// One from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows that something is being loaded.
    open func beginRefreshing() { isRefreshing = true }
    /// Shows it no longer.
    open func endRefreshing() { isRefreshing = false }
}

/// Shows that something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable {
        /// As usual, or large.
        case medium = 100, large = 101
        /// As before iOS 13.
        case whiteLarge = 0, white, gray
    }

    /// How large it is.
    open var style = Style.medium
    public private(set) var isAnimating = false
    /// Whether it is not shown while it stands. Kept, and without effect.
    open var hidesWhenStopped = true

    /// One of an area.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// One from a storyboard or a nib. Ends the app with another archive.
    // swift-format-ignore: NeverForceUnwrap
    public required init(coder: NSCoder) { super.init(coder: coder)! }

    /// One of a size.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }

    /// Its colour. Kept, and without effect.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @SystemAPI.Since(.method("color", of: "UIActivityIndicatorView", .iOS(5))) open var color: UIColor! = UIColor.gray
}

/// Shows how much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        /// As usual, or in a bar.
        case `default` = 0, bar
    }

    /// How much is done, from 0 to 1.
    open var progress: Float = 0
    /// What it shows the progress of. Kept, and without effect.
    @SystemAPI.Since(.method("observedProgress", of: "UIProgressView", .iOS(9))) open var observedProgress: Progress? =
        nil

    /// How it looks. Kept: nothing is drawn.
    open var progressViewStyle = Style.default

    /// One of a look.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Sets how much is done.
    open func setProgress(_ progress: Float, animated: Bool) {
        SimulatedApp.require(.method("setProgress:animated:", of: "UIProgressView", .iOS(5)))
        self.progress = progress
    }

    /// The colour of what is done. Kept, and without effect.
    @SystemAPI.Since(.method("progressTintColor", of: "UIProgressView", .iOS(5))) open var progressTintColor: UIColor? =
        nil
    /// The colour of what is not done. Kept, and without effect.
    @SystemAPI.Since(.method("trackTintColor", of: "UIProgressView", .iOS(5))) open var trackTintColor: UIColor? = nil
}
