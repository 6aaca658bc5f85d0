/// Sources are not simulated. The machine's own would fire on real time, or never: using one is an error that says so.
@available(*, unavailable, message: "not simulated: use Timer, or DispatchQueue.asyncAfter, which run on virtual time")
public enum DispatchSource {}
