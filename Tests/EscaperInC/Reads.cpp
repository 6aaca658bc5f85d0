#include "EscaperInC.h"

#include <cerrno>
#include <fstream>
#include <map>
#include <string>

// Reading by the streams of C++, opened before or not.

static std::map<int, std::ifstream> &streams() {
    static auto *streams = new std::map<int, std::ifstream>;
    return *streams;
}

void escaper_open_stream(int number, const char *path) { streams()[number].open(path); }

int escaper_read_stream(int number, const char *path) {
    std::ifstream made;
    if (path != nullptr) made.open(path);
    std::ifstream &stream = path != nullptr ? made : streams()[number];
    std::string word;
    try {
        if (stream >> word) return static_cast<int>(word.size());
    } catch (const std::exception &) {
        return -1;
    }
    return -1;
}
