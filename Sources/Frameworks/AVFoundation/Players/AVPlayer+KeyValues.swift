// What apps observe of a player by a key.

extension AVPlayer: KeyValueCoded {
    package func keyedValue(_ key: String) -> Any?? {
        switch key {
        case "rate": rate
        case "status": status
        case "timeControlStatus": timeControlStatus
        case "reasonForWaitingToPlay": .some(reasonForWaitingToPlay)
        case "currentItem": .some(currentItem)
        case "isMuted", "muted": isMuted
        case "volume": volume
        default: nil
        }
    }

    package func setKeyedValue(_ value: Any?, _ key: String) -> Bool { false }
}
