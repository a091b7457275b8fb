import { gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { jpegOf } from '../test/files.ts';
import { roundsOf } from '../test/rounds.ts';
import { inspectCover } from './inspect-cover.ts';

const PX = 3000;
const SOS = 0xda;
const SCRIPT = Buffer.from('<script>alert(document.cookie)</script>');

let whole: Buffer;
let progressive: Buffer;
beforeAll(async () => {
  whole = Buffer.from(await jpegOf(PX));
  progressive = await sharp(whole).jpeg({ progressive: true }).toBuffer();
});

const segment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};
/** Adds segments behind the first marker. */
const withSegments = (...segments: Buffer[]): Buffer =>
  Buffer.concat([whole.subarray(0, 2), ...segments, whole.subarray(2)]);
/** The place of the first segment with one of these markers. */
function placeOf(bytes: Buffer, ...markers: number[]): number {
  let at = 2;
  while (!markers.includes(bytes[at + 1] ?? 0)) at += 2 + bytes.readUInt16BE(at + 2);
  return at;
}
/** Changes the frame's header: its marker, its precision in bits, or its sides. */
function withFrame({ marker, bits, px }: { marker?: number; bits?: number; px?: number }, from = whole): Buffer {
  const bytes = Buffer.from(from);
  const at = placeOf(bytes, 0xc0, 0xc1, 0xc2);
  if (marker) bytes[at + 1] = marker;
  if (bits) bytes[at + 4] = bits;
  if (px !== undefined) for (const side of [5, 7]) bytes.writeUInt16BE(px, at + side);
  return bytes;
}
/** The same last scan many times: each costs a walk over the whole picture. */
function withScans(count: number): Buffer {
  const last = progressive.lastIndexOf(Buffer.from([0xff, SOS]));
  const scan = progressive.subarray(last, -2);
  return Buffer.concat([
    progressive.subarray(0, -2),
    ...Array.from({ length: count }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}
const exif = (body: Buffer) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), body]));
const icc = (body: Buffer) => segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), body]));
const redrawn = (change: (image: Sharp) => Sharp) => change(sharp(whole)).toBuffer();
const asCmyk = () => redrawn((image) => image.toColourspace('cmyk').jpeg());

/** Pictures that are valid but unusual: the delivered file has nothing of what makes them so. */
const unusual: [string, () => Buffer | Promise<Buffer>][] = [
  ['a page behind the picture', () => Buffer.concat([whole, SCRIPT])],
  ['a ZIP behind the picture', () => Buffer.concat([whole, Buffer.from('PK\x03\x04'), SCRIPT, Buffer.alloc(2000)])],
  ['another picture behind the picture', () => Buffer.concat([whole, whole])],
  ['a page in a comment', () => withSegments(segment(0xfe, SCRIPT))],
  [
    'a PDF in an application segment',
    () => withSegments(segment(0xe9, Buffer.concat([Buffer.from('%PDF-1.7'), SCRIPT]))),
  ],
  [
    'ten thousand comments',
    () => withSegments(...Array.from({ length: 10_000 }, () => segment(0xfe, Buffer.from('x')))),
  ],
  [
    'metadata whose directory is itself the next one',
    () => withSegments(exif(Buffer.from('4d4d002a00000008000000000008', 'hex'))),
  ],
  ['metadata of sixty kilobytes without meaning', () => withSegments(exif(Buffer.alloc(60_000, SCRIPT)))],
  ['metadata that turns it', () => redrawn((image) => image.withMetadata({ orientation: 7 }).jpeg())],
  [
    'metadata with an orientation that does not exist',
    () => withSegments(exif(Buffer.from('4d4d002a000000080001011200030000000100ff000000000000', 'hex'))),
  ],
  ['a wide color profile', () => redrawn((image) => image.withIccProfile('p3').jpeg())],
  ['a color profile that is cut off', () => withSegments(icc(Buffer.alloc(60, 1)))],
  ['a color profile that is none', () => withSegments(icc(Buffer.alloc(3000, SCRIPT)))],
  [
    'a color profile of another kind of picture',
    async () => withSegments(icc((await sharp(await asCmyk()).metadata()).icc ?? Buffer.alloc(0))),
  ],
  ['a progressive picture', () => progressive],
  ['a restart marker in each row', () => redrawn((image) => image.jpeg({ optimiseScans: false, quality: 50 }))],
];

/** Pictures that are refused, and why. */
const refused: [string, () => Buffer | Promise<Buffer>, RegExp][] = [
  ['the first marker alone', () => Buffer.from([0xff, 0xd8]), /JPG\/JPEG format only/],
  ['the first and the last marker', () => Buffer.from([0xff, 0xd8, 0xff, 0xd9]), /JPG\/JPEG format only/],
  [
    'a page behind the first marker',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), SCRIPT]),
    /JPG\/JPEG format only/,
  ],
  ['a PNG', () => redrawn((image) => image.png({ compressionLevel: 1 })), /JPG\/JPEG format only/],
  ['a GIF', () => Buffer.from('GIF89a\xb8\x0b\xb8\x0b\x00\x00\x00;', 'latin1'), /JPG\/JPEG format only/],
  ['a WebP', () => redrawn((image) => image.webp({ effort: 0 })), /JPG\/JPEG format only/],
  ['a TIFF', () => redrawn((image) => image.tiff()), /JPG\/JPEG format only/],
  [
    'a drawing of a billion pixels',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="32000" height="32000"/>'),
    /JPG\/JPEG format only/,
  ],
  [
    'a drawing whose entities multiply',
    () =>
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><text>${'&b;'.repeat(1000)}</text></svg>`,
      ),
    /JPG\/JPEG format only/,
  ],
  [
    'a packed drawing',
    () => gzipSync(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"/>')),
    /JPG\/JPEG format only/,
  ],
  ['half a picture', () => whole.subarray(0, whole.length / 2), /incomplete/],
  ['a picture without its last bytes', () => whole.subarray(0, -40), /incomplete/],
  [
    'half a picture that is closed',
    () => Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from([0xff, 0xd9])]),
    /incomplete/,
  ],
  [
    'a picture without its tables',
    () => Buffer.concat([whole.subarray(0, 2), whole.subarray(placeOf(whole, 0xc0, 0xc2))]),
    /incomplete/,
  ],
  ['a header of 60,000 pixels', () => withFrame({ px: 60_000 }), /at most 10000x10000/],
  ['a header of 9000 pixels', () => withFrame({ px: 9000 }), /incomplete/],
  ['a header of 10 pixels', () => withFrame({ px: 10 }), /at least 3000x3000/],
  ['a header without pixels', () => withFrame({ px: 0 }), /JPG\/JPEG format only/],
  ['a progressive picture of 81 million pixels', () => withFrame({ px: 9000 }, progressive), /baseline/],
  ['forty scans more than needed', () => withScans(40), /incomplete/],
  ['lossless coding', () => withFrame({ marker: 0xc3 }), /incomplete|JPG\/JPEG format only/],
  ['twelve bits', () => withFrame({ bits: 12 }), /incomplete|JPG\/JPEG format only/],
  ['CMYK', asCmyk, /RGB colors/],
  ['grey', () => redrawn((image) => image.toColourspace('b-w').jpeg()), /RGB colors/],
];

/** Takes some of a list, spread over all of it: every picture in `npm run proof`. */
const some = <T>(list: readonly T[], count: number): readonly T[] =>
  list.filter((_, n) => Math.floor((n * count) / list.length) !== Math.floor(((n - 1) * count) / list.length));

test.each(some(unusual, roundsOf(6, unusual.length)))('product 8.3: %s is redrawn without it', async (_, make) => {
  const bytes = await make();
  const verdict = await inspectCover(bytes);
  if ('finding' in verdict) throw new Error(verdict.finding.text);
  const delivered = Buffer.from(verdict.redrawn);
  expect(await sharp(delivered).metadata()).toMatchObject({
    format: 'jpeg',
    width: PX,
    height: PX,
    isProgressive: false,
  });
  expect(delivered.includes(SCRIPT)).toBe(false);
  expect(delivered.lastIndexOf(Buffer.from([0xff, 0xd9]))).toBe(delivered.length - 2);
  for (const marker of [0xe1, 0xe2, 0xe9, 0xfe])
    expect(() => placeOf(delivered.subarray(0, placeOf(delivered, SOS)), marker)).toThrow(RangeError);
});

test.each(some(refused, roundsOf(12, refused.length)))('product 8.2: %s is refused', async (_, make, text) => {
  const verdict = await inspectCover(await make());
  expect('finding' in verdict ? verdict.finding.text : 'taken').toMatch(text);
});
