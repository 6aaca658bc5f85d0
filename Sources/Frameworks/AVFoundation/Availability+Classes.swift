import BackgroundRuntime

// The classes of this framework that an app finds by their names, since when, as Apple's reference gives it.

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemClass.register(
        in: $0,
        [
            .iOS(6): "AVAudioSessionPortDescription AVAudioSessionRouteDescription AVPlayerItemOutput",
            .iOS(8): """
            AVAudioBuffer AVAudioEngine AVAudioFile AVAudioFormat AVAudioInputNode AVAudioMixerNode \
            AVAudioNode AVAudioPCMBuffer AVAudioPlayerNode AVAudioTime AVAudioUnit AVAudioUnitDistortion \
            AVAudioUnitEQ AVAudioUnitEQFilterParameters AVAudioUnitEffect AVAudioUnitReverb \
            AVAudioUnitTimePitch AVPlayerItemMetadataOutput
            """,
            .iOS(17): "AVAudioApplication",
        ])
}
