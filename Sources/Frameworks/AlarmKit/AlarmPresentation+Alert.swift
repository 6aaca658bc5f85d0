import SimulatedFoundation
import SwiftUI

extension AlarmPresentation {
    /// What is shown as an alarm rings.
    public struct Alert: Codable, Sendable {
        /// What the second button does.
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
            /// The alarm counts down again.
            case countdown
            /// The intent of the app runs, and the alarm goes on as it was.
            case custom
        }

        /// What the user reads.
        public var title: LocalizedStringResource
        /// The button that stops it: the system's own from iOS 26.1 on, whatever is set here.
        public var stopButton: AlarmButton
        /// The second button; nil for none.
        public var secondaryButton: AlarmButton?
        /// What the second button does. One without a behavior runs the intent here; Apple does not say what it does.
        public var secondaryButtonBehavior: SecondaryButtonBehavior?

        /// An alert with the stop button of the system. From iOS 26.1.
        public init(
            title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            SimulatedApp.require(
                .symbol("AlarmPresentation.Alert.init(title:secondaryButton:secondaryButtonBehavior:)", .iOS(26, 1)))
            let stop = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle")
            self.init(title, stop, secondaryButton, secondaryButtonBehavior)
        }

        /// An alert with a stop button of the app, which iOS 26.1 and later do not show.
        public init(
            title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            SimulatedApp.require(.alarmValues)
            self.init(title, stopButton, secondaryButton, secondaryButtonBehavior)
        }

        private init(
            _ title: LocalizedStringResource, _ stop: AlarmButton, _ second: AlarmButton?,
            _ behavior: SecondaryButtonBehavior?
        ) {
            (self.title, stopButton, secondaryButton, secondaryButtonBehavior) = (title, stop, second, behavior)
        }
    }
}
