// Trail/Recorder
