import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Kind = 'audio' | 'cover' | 'licence';
/** A file made to crash its checker, or to keep it busy for a long time. `taken`: the file is unusual, but valid. */
export type HostileFile = { name: string; kind: Kind; make: () => Promise<Uint8Array> | Uint8Array; taken?: boolean };

const MB = 1024 * 1024;
const box = (name: string, length: number): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length);
  head.write(name, 4, 'latin1');
  return head;
};
const FTYP = Buffer.concat([box('ftyp', 24), Buffer.from('M4A \0\0\0\0M4A mp42', 'latin1')]);

function nested(bytes: number): Buffer {
  const boxes = Buffer.alloc(bytes);
  for (let at = 0; at + 8 <= bytes; at += 8) box('moov', bytes - at).copy(boxes, at);
  return Buffer.concat([FTYP, boxes]);
}

/** A FLAC with a STREAMINFO of 44.1 kHz stereo, followed by comment blocks (RFC 9639). */
const flacWithComments = (bytes: number): Buffer => {
  const info = Buffer.from(`664c614300000022100010000000000000000ac442f000000fff${'00'.repeat(16)}`, 'hex');
  return Buffer.concat([info, Buffer.alloc(bytes, Buffer.from([4, 0, 0, 3, 1, 2, 3]))]);
};

/** A tag with frames of ten bytes each (ID3v2.4.0 section 4). */
function id3WithFrames(bytes: number): Buffer {
  const length = [21, 14, 7, 0].map((shift) => (bytes >> shift) & 127);
  const frame = Buffer.from('TXXX\0\0\0\x01\0\0\x03', 'latin1');
  return Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), Buffer.from(length), Buffer.alloc(bytes, frame)]);
}

const jpeg = (px: number, progressive: boolean) =>
  sharp({ create: { width: px, height: px, channels: 3, background: '#c81414' }, limitInputPixels: false })
    .jpeg({ progressive, chromaSubsampling: '4:4:4' })
    .toBuffer();

const pdfBomb = (streams: number): Buffer => {
  const packed = deflateSync(Buffer.alloc(100 * MB, ' '));
  const one = Buffer.concat([
    Buffer.from('1 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\n'),
    packed,
    Buffer.from('\nendstream endobj\n'),
  ]);
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...Array.from({ length: streams }, () => one),
    Buffer.from('%%EOF\n'),
  ]);
};

/** Files of a few megabytes, for every test run. */
export const smallHostileFiles: readonly HostileFile[] = [
  { name: 'a FLAC of a million comments', kind: 'audio', make: () => flacWithComments(7_000_000) },
  { name: 'an M4A of a million boxes in one another', kind: 'audio', make: () => nested(8_000_000) },
  { name: 'a progressive cover of 36 million pixels', kind: 'cover', make: () => jpeg(6000, true), taken: true },
  { name: 'a progressive cover of 49 million pixels', kind: 'cover', make: () => jpeg(7000, true) },
  { name: 'a PDF that inflates to a gigabyte', kind: 'licence', make: () => pdfBomb(10) },
];

/** Files of the maximum size that can be uploaded. */
export const largeHostileFiles: readonly HostileFile[] = [
  { name: 'a FLAC of fourteen million comments', kind: 'audio', make: () => flacWithComments(99 * MB) },
  { name: 'an M4A of twelve million boxes in one another', kind: 'audio', make: () => nested(99 * MB) },
  { name: 'a tag of nine million frames', kind: 'audio', make: () => id3WithFrames(99 * MB) },
  { name: 'nothing but the first byte of a frame', kind: 'audio', make: () => Buffer.alloc(99 * MB, 0xff) },
  {
    name: 'the headers of MP3 frames, and no frames',
    kind: 'audio',
    make: () => Buffer.alloc(99 * MB, Buffer.from([0xff, 0xfb, 0x90, 0])),
  },
  {
    name: 'the headers of FLAC frames, and no frames',
    kind: 'audio',
    make: () =>
      Buffer.concat([
        flacWithComments(0),
        Buffer.from([0x84, 0, 0, 0]),
        Buffer.alloc(98 * MB, Buffer.from([0xff, 0xf8, 0xc9, 0x18, 0, 0xc2])),
      ]),
  },
  { name: 'a baseline cover of a hundred million pixels', kind: 'cover', make: () => jpeg(10_000, false), taken: true },
  { name: 'a progressive cover of 225 million pixels', kind: 'cover', make: () => jpeg(15_000, true) },
  { name: 'a PDF that inflates to sixteen gigabytes', kind: 'licence', make: () => pdfBomb(160) },
];
