import CoreMotion

let usesOfCoreMotionAPI: [String: Use] = [
    "CMPedometer": { _ = CMPedometer() },
    "CMMotionActivityManager": { _ = CMMotionActivityManager() },
    "CMAltimeter": { _ = CMAltimeter() },
]
