import CoreImage

let usesOfCoreImageAPI: [String: Use] = [
    "CIFilter": { _ = CIFilter(name: "CISepiaTone") }
]
