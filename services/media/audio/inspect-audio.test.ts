import { parseBuffer } from 'music-metadata';
import wavefile from 'wavefile';
import { mp3Of, wavOf } from '../../test/files.ts';
import { flacOf } from '../../test/flac.ts';
import { m4aOf } from '../../test/m4a.ts';
import { bytesAsSource } from './byte-source.ts';
import { inspectAudio } from './inspect-audio.ts';

const inspect = (bytes: Uint8Array) => inspectAudio(bytesAsSource(bytes));
const textOf = async (bytes: Uint8Array) => {
  const verdict = await inspect(bytes);
  return 'finding' in verdict ? verdict.finding.text : verdict.format;
};
const CUT_OFF = /contains no sound, or is cut off/;
const NOT_AUDIO = /MP3, WAV, or FLAC/;
const IMPLAUSIBLE = /can’t be right/;

const waveOf = (channels: number, rate: number, depth: string): Uint8Array => {
  const wave = new wavefile.WaveFile();
  const samples = Array.from({ length: channels }, () => new Float64Array(rate / 2).fill(0.1));
  wave.fromScratch(channels, rate, depth, channels === 1 ? samples[0]! : samples);
  return wave.toBuffer();
};
const tagged = (tagBytes: number, file: Uint8Array) => {
  const size = [21, 14, 7, 0].map((shift) => (tagBytes >> shift) & 127);
  return Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), Buffer.from(size), Buffer.alloc(tagBytes), file]);
};
const changed = (file: Uint8Array, change: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.from(file);
  change(bytes);
  return bytes;
};

describe('a recording is read as an independent reader reads it', () => {
  it.each<[string, Uint8Array]>([
    ['a WAV', wavOf(2)],
    ...(['8', '16', '24', '32', '32f', '64'] as const).map((depth): [string, Uint8Array] => [
      `a WAV of ${depth} bits`,
      waveOf(2, 48_000, depth),
    ]),
    ['one channel at 8 kHz', waveOf(1, 8000, '16')],
    ['six channels at 96 kHz', waveOf(6, 96_000, '24')],
    ['a FLAC', flacOf(20)],
    ['a FLAC of one block', flacOf(1)],
    ['a FLAC of 128 blocks', flacOf(128)],
    ['an MP3', mp3Of(3)],
    ['an MP3 behind a tag', tagged(100_000, mp3Of(3))],
    ['an MP3 with a tag at its end', Buffer.concat([mp3Of(3), Buffer.from('TAG'), Buffer.alloc(125)])],
    ['an M4A', m4aOf(200)],
  ])('%s', async (_, bytes) => {
    const { format } = await parseBuffer(bytes, undefined, { duration: true });
    const verdict = await inspect(bytes);
    expect(verdict).toMatchObject({ sampleRate: format.sampleRate });
    const { durationMs } = verdict as { durationMs: number };
    expect(Math.abs(durationMs - 1000 * (format.duration ?? 0))).toBeLessThanOrEqual(1);
  });

  it('a FLAC after a tag', async () => {
    expect(await inspect(tagged(5000, flacOf(20)))).toEqual(await inspect(flacOf(20)));
  });

  it('an MP3 that begins with zeros, and one with some strange bytes in it', async () => {
    expect(await inspect(Buffer.concat([Buffer.alloc(3000), mp3Of(3)]))).toEqual(await inspect(mp3Of(3)));
    const middle = Buffer.concat([mp3Of(1), Buffer.alloc(5000, 7), mp3Of(2)]);
    expect(await textOf(middle)).toBe('MP3');
  });

  it('a WAV with a 64-bit length (EBU Tech 3306)', async () => {
    const wav = Buffer.from(wavOf(1));
    const ds64 = Buffer.alloc(36);
    ds64.write('ds64', 'latin1');
    ds64.writeUInt32LE(28, 4);
    ds64.writeBigUInt64LE(BigInt(wav.length - 44), 16);
    const long = Buffer.concat([wav.subarray(0, 12), ds64, wav.subarray(12)]);
    long.write('RF64', 'latin1');
    long.writeUInt32LE(0xffffffff, 36 + 40);
    expect(await inspect(long)).toMatchObject({ format: 'WAV', durationMs: 1000 });
  });
});

describe('a WAV that was written as a stream', () => {
  const streamed = (length: number) => changed(wavOf(2), (bytes) => bytes.writeUInt32LE(length, 40));

  it('does not state its length, and ends with the file', async () => {
    expect(await inspect(streamed(0xffffffff))).toEqual(await inspect(wavOf(2)));
    expect(await inspect(streamed(0xffffffff).subarray(0, 44 + 4 * 44_100))).toMatchObject({ durationMs: 1000 });
  });

  it('is cut off if it has no sound, or states a length beyond the file', async () => {
    expect(await textOf(streamed(0xffffffff).subarray(0, 44))).toMatch(CUT_OFF);
    expect(await textOf(streamed(0xfffffffe))).toMatch(CUT_OFF);
  });
});

describe('a WAV’s stated properties are checked for plausibility', () => {
  const header = (change: (bytes: Buffer) => void) => changed(wavOf(1), change);
  it.each<[string, Uint8Array, RegExp]>([
    ['no channels', header((b) => b.writeUInt16LE(0, 22)), IMPLAUSIBLE],
    ['a block of no bytes', header((b) => b.writeUInt16LE(0, 32)), IMPLAUSIBLE],
    ['nine channels', waveOf(9, 48_000, '16'), IMPLAUSIBLE],
    ['a sample in a second', header((b) => b.writeUInt32LE(1, 24)), IMPLAUSIBLE],
    ['four billion samples in a second', header((b) => b.writeUInt32LE(0xfffffff0, 24)), IMPLAUSIBLE],
    ['samples of no bits', header((b) => b.writeUInt16LE(0, 34)), IMPLAUSIBLE],
    ['a block that does not hold its samples', header((b) => b.writeUInt16LE(6, 32)), IMPLAUSIBLE],
    ['MP3 inside', header((b) => b.writeUInt16LE(0x55, 20)), /compressed/],
    ['more sound than the file has', header((b) => b.writeUInt32LE(4_000_000_000, 40)), CUT_OFF],
    ['no sound', header((b) => b.writeUInt32LE(0, 40)), CUT_OFF],
    ['its sound before what it is', Buffer.concat([wavOf(1).subarray(0, 12), wavOf(1).subarray(36)]), CUT_OFF],
  ])('%s', async (_, bytes, words) => expect(await textOf(bytes)).toMatch(words));
});

describe('a FLAC has the frames that its header promises', () => {
  const STREAM_INFO = 8;
  const file = flacOf(100);
  it.each<[string, Uint8Array, RegExp]>([
    [
      'a header of three minutes, and nothing else',
      changed(file.subarray(0, 42), (b) => b.writeUInt32BE(7_938_000, STREAM_INFO + 14)),
      CUT_OFF,
    ],
    ['a header and zeros', Buffer.concat([file.subarray(0, 42), Buffer.alloc(400_000)]), CUT_OFF],
    ['its first half', file.subarray(0, file.length / 2), CUT_OFF],
    ['without its last frame', file.subarray(0, -14), CUT_OFF],
    ['with noise in the middle', changed(file, (b) => b.fill(7, 500, 900)), CUT_OFF],
    [
      'more samples than it has frames for',
      changed(file, (b) => b.writeUInt32BE(7_938_000, STREAM_INFO + 14)),
      CUT_OFF,
    ],
    ['no samples', changed(file, (b) => b.writeUInt32BE(0, STREAM_INFO + 14)), CUT_OFF],
    ['a rate of 1 Hz', changed(file, (b) => b.writeUInt16BE(0, STREAM_INFO + 10)), IMPLAUSIBLE],
    ['no block at the beginning that tells of the stream', changed(file, (b) => b.writeUInt8(0x84, 4)), NOT_AUDIO],
  ])('%s', async (_, bytes, words) => expect(await textOf(bytes)).toMatch(words));
});

describe('an MP3 has frames from its beginning to its end', () => {
  const file = mp3Of(20);
  const xing = (frames: number) =>
    changed(file, (b) => {
      b.write('Xing', 36, 'latin1');
      b.writeUInt32BE(1, 40);
      b.writeUInt32BE(frames, 44);
    });
  it.each<[string, Uint8Array, RegExp]>([
    ['three frames', file.subarray(0, 3 * 417), CUT_OFF],
    ['a second of frames, and zeros', Buffer.concat([mp3Of(1), Buffer.alloc(1_000_000)]), CUT_OFF],
    ['its first half, when its encoder counted them', xing(765).subarray(0, file.length / 2), CUT_OFF],
    ['a tag alone', tagged(500_000, Buffer.alloc(0)), NOT_AUDIO],
    ['tags that are longer than the file', tagged(500_000, file).subarray(0, 1000), NOT_AUDIO],
  ])('%s', async (_, bytes, words) => expect(await textOf(bytes)).toMatch(words));

  it('whose encoder counted its frames has the length of the frames', async () => {
    expect(await inspect(xing(765))).toMatchObject({ durationMs: Math.round((765 * 1_152_000) / 44_100) });
  });
});

describe('an M4A has the packets that its tables promise', () => {
  it.each<[string, Uint8Array, RegExp]>([
    ['its first half', m4aOf(200).subarray(0, 1800), CUT_OFF],
    ['without its tables', Buffer.concat([m4aOf(9).subarray(0, 28), m4aOf(200).subarray(-1208)]), CUT_OFF],
    ['a length of a day', m4aOf(200, { ticks: 44_100 * 80_000 }), IMPLAUSIBLE],
    ['no length', m4aOf(200, { ticks: 0 }), CUT_OFF],
    ['a clock that stands', m4aOf(200, { timescale: 0 }), CUT_OFF],
    ['a clock of one tick a second', m4aOf(200, { timescale: 1 }), IMPLAUSIBLE],
    ['no channels', m4aOf(200, { channels: 0 }), IMPLAUSIBLE],
    ['another codec', m4aOf(200, { codec: 'ac-3' }), NOT_AUDIO],
    ['packets longer than the file', m4aOf(200, { sizes: 5000 }), CUT_OFF],
    ['packets somewhere else', m4aOf(200, { places: [4_000_000_000] }), CUT_OFF],
  ])('%s', async (_, bytes, words) => expect(await textOf(bytes)).toMatch(words));

  it('product 8.4: an M4A with moving pictures is refused as a film', async () => {
    expect(await textOf(m4aOf(200, { film: true }))).toMatch(/^This file contains a film/);
  });
});

describe('no file makes its reader take long, or use much memory', () => {
  const repeat = (piece: Buffer, bytes: number) => Buffer.alloc(bytes, piece);
  const nested = (bytes: number) => {
    const boxes = Buffer.alloc(bytes);
    for (let at = 0; at + 8 <= bytes; at += 8) {
      boxes.writeUInt32BE(bytes - at, at);
      boxes.write('moov', at + 4, 'latin1');
    }
    return boxes;
  };
  const FTYP = m4aOf(1).subarray(0, 28);
  const comments = Buffer.from([4, 0, 0, 3, 1, 2, 3]);
  const STREAM = flacOf(1).subarray(0, 42);
  it.each<[string, Uint8Array]>([
    [
      'two million tags of seven bytes in a FLAC',
      Buffer.concat([changed(STREAM, (b) => b.writeUInt8(0, 4)), repeat(comments, 16_000_000)]),
    ],
    ['a million boxes in one another in an M4A', Buffer.concat([FTYP, nested(10_000_000)])],
    [
      'a million boxes side by side in an M4A',
      Buffer.concat([FTYP, repeat(Buffer.from('\0\0\0\x08free', 'latin1'), 8_000_000)]),
    ],
    [
      'a million chunks in a WAV',
      Buffer.concat([wavOf(1).subarray(0, 12), repeat(Buffer.from('LIST\0\0\0\0', 'latin1'), 8_000_000)]),
    ],
    ['a tag of ten million frames in an MP3', tagged(20_000_000, Buffer.alloc(0))],
    ['bytes that all look like the beginning of a frame', Buffer.alloc(8_000_000, 0xff)],
  ])('%s', async (_, bytes) => {
    let read = 0;
    const source = bytesAsSource(bytes);
    const verdict = await inspectAudio({
      size: source.size,
      read: (position, length) => {
        read++;
        return source.read(position, length);
      },
    });
    expect(verdict).toHaveProperty('finding');
    expect(read).toBeLessThan(5000);
  });
});
