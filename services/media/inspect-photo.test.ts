import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { bytesBehind, html, part } from '../test/bad-bytes.ts';
import { jpegOf, wavOf } from '../test/files.ts';
import { inspectPhoto } from './inspect-photo.ts';

const titleOf = async (bytes: Uint8Array) => {
  const verdict = await inspectPhoto(bytes);
  return 'finding' in verdict ? verdict.finding.title : 'taken';
};

test.each(['jpeg', 'png', 'webp'] as const)(
  'product 3.21: a %s becomes two square WebP pictures, and nothing else of it is kept',
  async (format) => {
    const exif = { IFD0: { Copyright: 'where it was taken' } };
    const bytes = await sharp(await jpegOf(800, 600))
      .withExif(exif)
      .toFormat(format)
      .toBuffer();
    const verdict = await inspectPhoto(bytes);
    if ('finding' in verdict) throw new Error(verdict.finding.text);
    for (const { size, webp } of verdict.variants) {
      const made = await sharp(webp).metadata();
      expect([made.format, made.width, made.height, made.exif]).toEqual(['webp', size, size, undefined]);
    }
    expect(verdict.variants.map(({ size }) => size)).toEqual([96, 512]);
  },
);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><script>alert(1)</script></svg>';

test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
  ['an SVG', () => Buffer.from(svg)],
  ['an SVG behind white space', () => Buffer.from(`\ufeff \n${svg}`)],
  ['an SVG behind a declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['a page', () => html],
  ['a page behind the first letters of a PNG', () => bytesBehind([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a recording', () => wavOf(1)],
  [
    'a GIF',
    async () =>
      sharp(await jpegOf(800))
        .gif()
        .toBuffer(),
  ],
  ['nothing', () => new Uint8Array()],
  ['a JPEG cut in half', async () => part(await jpegOf(800), 0.5)],
])('product 3.21: %s is refused', async (_, bytes) => {
  expect(await titleOf(await bytes())).toBe('Invalid Format');
});

/** Makes a PNG of one color that really has the size that its header claims, with only a few bytes per row. */
function bombOf(px: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    crc.writeUInt32BE(crcOf(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(px, 0);
  header.writeUInt32BE(px, 4);
  header.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc(px * (1 + Math.ceil(px / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let n = 0; n < 8; n++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

test('a picture of 400 million pixels in 60 KB is rejected by its header, without being decoded (product 3.21)', async () => {
  const bomb = bombOf(20_000);
  expect(bomb.length).toBeLessThan(100_000);
  const began = performance.now();
  expect(await titleOf(bomb)).toBe('Image too large');
  expect(performance.now() - began).toBeLessThan(1000);
  expect(await titleOf(bombOf(1000))).toBe('taken');
});

test('a photo has at least 200x200 pixels (product 3.21)', async () => {
  expect(await titleOf(await jpegOf(200, 199))).toBe('Image Too Small');
  expect(await titleOf(await jpegOf(200))).toBe('taken');
});
