/// The channels that rangers use, whatever scene they play in.
public let rangerChannel = "ranger 7"
