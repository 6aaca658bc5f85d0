import BackgroundRuntime

/// What a server answers, without the body.
open class URLResponse: NSObject, @unchecked Sendable {
    /// What was asked for, after redirects.
    public let url: URL?
    /// The type of the body: `text/plain`.
    public let mimeType: String?
    /// The size of the body in bytes; -1 where it is unknown.
    public let expectedContentLength: Int64
    /// How a text is written in bytes: `utf-8`; nil where the server does not say.
    public let textEncodingName: String?

    /// An answer from its parts.
    ///
    /// - Parameters:
    ///   - URL: what was asked for.
    ///   - MIMEType: the type of the body.
    ///   - length: the size of the body in bytes; -1 for unknown.
    ///   - name: the name of the encoding of a text.
    public init(
        url URL: URL, mimeType MIMEType: String?, expectedContentLength length: Int, textEncodingName name: String?
    ) {
        (url, mimeType) = (URL, MIMEType)
        (expectedContentLength, textEncodingName) = (Int64(length), name)
    }

    /// A name for a file with the body: the last part of the address.
    open var suggestedFilename: String? {
        guard let name = url?.lastPathComponent, !name.isEmpty, name != "/" else { return "Unknown" }
        return name
    }
}

/// What a server answers by HTTP, without the body.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    /// The status, such as 200.
    public let statusCode: Int
    /// What the server says beside the body, by name.
    public let allHeaderFields: [AnyHashable: Any]

    private let fields: [String: String]

    /// An answer from its parts.
    ///
    /// - Parameters:
    ///   - url: what was asked for.
    ///   - statusCode: the status, such as 200.
    ///   - HTTPVersion: the version of the protocol. It is not kept.
    ///   - headerFields: the header fields.
    public init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?) {
        SimulatedApp.require(
            .method("initWithURL:statusCode:HTTPVersion:headerFields:", of: "NSHTTPURLResponse", .iOS(5)))
        fields = headerFields ?? [:]
        self.statusCode = statusCode
        allHeaderFields = fields
        let header = { [fields] (name: String) in fields.first { $0.key.lowercased() == name }?.value }
        let type = header("content-type")?.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        let charset = type?.first { $0.lowercased().hasPrefix("charset=") }.map { String($0.dropFirst(8)) }
        super.init(
            url: url, mimeType: type?.first, expectedContentLength: header("content-length").flatMap(Int.init) ?? -1,
            textEncodingName: charset)
    }

    /// The value of a header field, whatever the case of its name.
    open func value(forHTTPHeaderField field: String) -> String? {
        SimulatedApp.require(.method("valueForHTTPHeaderField:", of: "NSHTTPURLResponse", .iOS(13)))
        return fields.first { $0.key.lowercased() == field.lowercased() }?.value
    }

    /// A status in words. They need not be shown to anybody.
    open class func localizedString(forStatusCode statusCode: Int) -> String {
        switch statusCode {
        case 200: "no error"
        case 400: "bad request"
        case 401: "unauthorized"
        case 403: "forbidden"
        case 404: "not found"
        case 100..<200: "informational"
        case 200..<300: "success"
        case 300..<400: "redirected"
        case 400..<500: "client error"
        default: "server error"
        }
    }
}

extension URLResponse {
    /// The object that an app gets of an answer.
    static func make(_ response: LoadingResponse) -> URLResponse {
        let size = Int(response.expected)
        guard let status = response.status,
            let http = HTTPURLResponse(
                url: response.url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: response.headers)
        else {
            return URLResponse(
                url: response.url, mimeType: nil, expectedContentLength: size, textEncodingName: nil)
        }
        return http
    }
}
