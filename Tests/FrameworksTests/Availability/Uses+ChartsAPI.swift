import Charts

let usesOfChartsAPI: [String: Use] = [
    "Chart": { _ = Chart { RuleMark(y: .value("a", 1)) } }
]
