import sharp from 'sharp';
import { bytesBehind, changed, html, part, png } from '../test/bad-bytes.ts';
import { jpegOf, wavOf } from '../test/files.ts';
import { pdfOf } from '../test/pdf.ts';
import { type Kind, untouchedRelease } from '../test/untouched-release.ts';

const { verdictOf } = untouchedRelease();

const NOT_PDF = ['Invalid File Type', 'Please upload a PDF file.'] as const;
const PDF_CUT = ['Upload Failed', 'The PDF is cut off before its end. Please export it again.'] as const;
const NOT_JPEG = ['Invalid Format', 'Cover art must be in JPG/JPEG format only.'] as const;
const NOT_RGB = ['Invalid Format', 'Cover art must be in RGB colors. Please export it as an RGB JPEG.'] as const;
const BROKEN = ['Invalid Format', 'The image file is incomplete. Please export it again as a JPEG.'] as const;
const NO_PAGE = ['Upload Failed', 'The PDF has no pages. Please export it again.'] as const;
/** Makes a JPEG whose header states a size that differs from the picture's. */
const sized = (file: Uint8Array, px: number) =>
  changed(file, (bytes) => {
    let at = 2;
    while (![0xc0, 0xc2].includes(bytes[at + 1] ?? 0)) at += 2 + bytes.readUInt16BE(at + 2);
    bytes.writeUInt16BE(px, at + 5);
    bytes.writeUInt16BE(px, at + 7);
  });

/** Files with bad content: a URL is issued, the bytes arrive, and the checker rejects them. */
const files: [string, Kind, string, () => Promise<Uint8Array> | Uint8Array, readonly [string, string]][] = [
  ['a PNG that calls itself JPEG', 'cover', 'image/jpeg', () => png(3000), NOT_JPEG],
  [
    'a WebP that calls itself JPEG',
    'cover',
    'image/jpeg',
    async () =>
      sharp(await jpegOf(3000))
        .webp()
        .toBuffer(),
    NOT_JPEG,
  ],
  [
    'an SVG that calls itself JPEG',
    'cover',
    'image/jpeg',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><script/></svg>'),
    NOT_JPEG,
  ],
  [
    'a page behind the first letters of a JPEG',
    'cover',
    'image/jpeg',
    () => bytesBehind([0xff, 0xd8, 0xff, 0xe0]),
    NOT_JPEG,
  ],
  ['a page that calls itself JPEG', 'cover', 'image/jpeg', () => html, NOT_JPEG],
  ['a recording that calls itself JPEG', 'cover', 'image/jpeg', () => wavOf(1), NOT_JPEG],
  ['a JPEG cut in half', 'cover', 'image/jpeg', async () => part(await jpegOf(3000), 0.5), BROKEN],
  ['a JPEG without its last bytes', 'cover', 'image/jpeg', async () => (await jpegOf(3000)).slice(0, -40), BROKEN],
  [
    'half a JPEG that is closed as a whole one',
    'cover',
    'image/jpeg',
    async () => Buffer.concat([part(await jpegOf(3000), 0.5), Buffer.from([0xff, 0xd9])]),
    BROKEN,
  ],
  [
    'a JPEG with noise in its middle',
    'cover',
    'image/jpeg',
    async () => changed(await jpegOf(3000), (b) => b.fill(0x55, b.length >> 1, (b.length >> 1) + 20_000)),
    BROKEN,
  ],
  ['a JPEG that says it has 9999 pixels', 'cover', 'image/jpeg', async () => sized(await jpegOf(3000), 9999), BROKEN],
  [
    'a JPEG that says it has 19999 pixels',
    'cover',
    'image/jpeg',
    async () => sized(await jpegOf(3000), 19_999),
    ['Image too large', 'Cover art must be at most 10000x10000 pixels. Your image is 19999x19999 pixels.'],
  ],
  [
    'a progressive JPEG of 81 million pixels',
    'cover',
    'image/jpeg',
    async () =>
      sized(
        await sharp(await jpegOf(3000))
          .jpeg({ progressive: true })
          .toBuffer(),
        9000,
      ),
    ['Invalid Format', 'Please export it as a baseline (not progressive) JPEG, or with at most 6000x6000 pixels.'],
  ],
  [
    'a CMYK JPEG',
    'cover',
    'image/jpeg',
    async () =>
      sharp(await jpegOf(3000))
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
    NOT_RGB,
  ],
  [
    'a grey JPEG',
    'cover',
    'image/jpeg',
    async () =>
      sharp(await jpegOf(3000))
        .toColourspace('b-w')
        .jpeg()
        .toBuffer(),
    NOT_RGB,
  ],
  [
    'a JPEG of 2999 pixels',
    'cover',
    'image/jpeg',
    () => jpegOf(2999),
    ['Image Too Small', 'Cover art must be at least 3000x3000 pixels. Your image is 2999x2999 pixels.'],
  ],
  [
    'a JPEG one pixel too low',
    'cover',
    'image/jpeg',
    () => jpegOf(3000, 2999),
    ['Image Too Small', 'Cover art must be at least 3000x3000 pixels. Your image is 3000x2999 pixels.'],
  ],
  [
    'a JPEG that is not square',
    'cover',
    'image/jpeg',
    () => jpegOf(3200, 3000),
    ['Image not square', 'Cover art must be square. Your image is 3200x3000 pixels.'],
  ],

  ['a page that calls itself PDF', 'licence', 'application/pdf', () => html, NOT_PDF],
  ['a picture that calls itself PDF', 'licence', 'application/pdf', () => jpegOf(100), NOT_PDF],
  ['a page behind the first letters of a PDF', 'licence', 'application/pdf', () => bytesBehind('%PDF-1.7\n'), PDF_CUT],
  ['a PDF behind a page', 'licence', 'application/pdf', () => Buffer.concat([html, pdfOf('x')]), NOT_PDF],
  ['a PDF of nothing but its ends', 'licence', 'application/pdf', () => Buffer.from('%PDF-%%EOF'), NO_PAGE],
  ['a PDF without its end', 'licence', 'application/pdf', () => pdfOf('x').subarray(0, -30), PDF_CUT],
];

test.each(files)('%s is rejected, with the reason', async (_, kind, contentType, make, [title, text]) => {
  expect(await verdictOf(kind, contentType, await make())).toMatchObject({
    state: 'refused',
    finding: { title, text },
  });
});
