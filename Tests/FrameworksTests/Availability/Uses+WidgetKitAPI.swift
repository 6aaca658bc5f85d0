import WidgetKit

let usesOfWidgetKitAPI: [String: Use] = [
    "+[WidgetCenter shared]": { _ = WidgetCenter.shared }
]
