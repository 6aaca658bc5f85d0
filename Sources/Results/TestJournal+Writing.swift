extension TestJournal {
    /// The line of something that begins: the same bytes as those of ``Line``, at a tenth of the cost.
    package static func began(_ planned: Planned) -> [UInt8] {
        var began = JSONObject()
        began.add("fingerprint", planned.fingerprint)
        began.add("key", planned.key)
        return line("began", began.closed)
    }

    /// The line of something that is over.
    ///
    /// - Parameters:
    ///   - planned: what is over.
    ///   - json: its result, as the process wrote it that has played it.
    ///   - recording: the whole run, as JSON of a ``RunRecording``; nil where it is not kept.
    package static func finished(
        _ planned: Planned, resultAsJSON json: [UInt8], recordingAsJSON recording: [UInt8]? = nil
    ) -> [UInt8] {
        var finished = JSONObject()
        finished.add("fingerprint", planned.fingerprint)
        if let recording { finished.add("recording", recording) }
        finished.add("result", json)
        return line("finished", finished.closed)
    }

    /// The line of something that is to be played.
    package static func plan(_ planned: Planned) -> [UInt8] {
        var json = JSONObject()
        json.add("fingerprint", planned.fingerprint)
        json.add("index", Int64(planned.index))
        json.add("key", planned.key)
        return line("planned", json.closed)
    }

    private static func line(_ key: String, _ json: [UInt8]) -> [UInt8] {
        var line = JSONObject()
        line.add(key, json)
        return line.closed + [UInt8(ascii: "\n")]
    }
}
