import FoundationNetworking

func sessionModule() -> String { String(reflecting: URLSession.self) }
