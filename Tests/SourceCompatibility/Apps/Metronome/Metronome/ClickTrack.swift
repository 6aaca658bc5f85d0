// swift-format-ignore-file
//
//  ClickTrack.swift
//  Metronome
//

import Foundation

/// One bar of clicks, as 16 bit mono samples.
class ClickTrack: NSObject {

    let tempo: Int
    let beats: Int
    let sampleRate = 8000

    init(tempo: Int, beats: Int) {
        self.tempo = tempo
        self.beats = beats
        super.init()
    }

    /// The bar as a WAV file in memory.
    func waveData() -> Data {
        let samples = self.samples()
        let bytes = samples.count * MemoryLayout<Int16>.size
        let data = NSMutableData()
        data.append("RIFF".data(using: .ascii)!)
        append(UInt32(36 + bytes), to: data)
        data.append("WAVEfmt ".data(using: .ascii)!)
        append(UInt32(16), to: data)
        append(UInt16(1), to: data)
        append(UInt16(1), to: data)
        append(UInt32(sampleRate), to: data)
        append(UInt32(sampleRate * 2), to: data)
        append(UInt16(2), to: data)
        append(UInt16(16), to: data)
        data.append("data".data(using: .ascii)!)
        append(UInt32(bytes), to: data)
        for sample in samples {
            append(UInt16(bitPattern: sample), to: data)
        }
        return data as Data
    }

    private func samples() -> [Int16] {
        let perBeat = sampleRate * 60 / tempo
        var samples = [Int16](repeating: 0, count: perBeat * beats)
        for beat in 0..<beats {
            let pitch = beat == 0 ? 1760.0 : 880.0
            for index in 0..<min(160, perBeat) {
                let time = Double(index) / Double(sampleRate)
                let fade = 1.0 - Double(index) / 160.0
                samples[beat * perBeat + index] = Int16(sin(2 * Double.pi * pitch * time) * 20000 * fade)
            }
        }
        return samples
    }

    private func append<Number: FixedWidthInteger>(_ number: Number, to data: NSMutableData) {
        var little = number.littleEndian
        withUnsafeBytes(of: &little) { bytes in
            data.append(bytes.baseAddress!, length: bytes.count)
        }
    }
}
