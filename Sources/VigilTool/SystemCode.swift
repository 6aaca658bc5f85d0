import BackgroundRuntime

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    // What the tool is made of and what knows nothing of Vigil: it belongs to no app either.
    SystemCode.register(in: $0, ["VigilTranslation", "VigilXcodeProject"])
}
