import sharp from 'sharp';
import { COVER_MAX_PX, COVER_MIN_PX } from '../../shared/media/file-finding.ts';
import { jpegOf } from '../test/files.ts';
import { inspectCover } from './inspect-cover.ts';

const [RED, BLUE] = ['#c81414', '#1414c8'];

/**
 * A cover as a phone stores it: its left half is red, its right half blue, and its EXIF orientation says how the phone
 * was held.
 */
const phonePicture = (orientation: number, width = COVER_MIN_PX, height = COVER_MIN_PX) =>
  sharp({ create: { width, height, channels: 3, background: RED } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: BLUE } }, left: width / 2, top: 0 },
    ])
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

/** Returns the color of a picture at a point; `x` and `y` are fractions of its side. */
async function coloursIn(picture: Uint8Array): Promise<(x: number, y: number) => string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  };
}

test.each([
  [1, { left: 'red', top: 'red', right: 'blue', bottom: 'red' }],
  [6, { left: 'red', top: 'red', right: 'red', bottom: 'blue' }],
  [3, { left: 'blue', top: 'blue', right: 'red', bottom: 'blue' }],
])('the variants of a picture with orientation %i look as the artist saw it', async (orientation, colours) => {
  const verdict = await inspectCover(await phonePicture(orientation));
  if ('finding' in verdict) throw new Error(verdict.finding.text);
  expect(verdict.variants.map(({ size }) => size)).toEqual([320, 640, 1280]);
  for (const { webp } of verdict.variants) {
    const colourAt = await coloursIn(webp);
    // Sample points away from the middle, where the colors meet.
    expect({
      left: colourAt(0.1, 0.4),
      top: colourAt(0.4, 0.1),
      right: colourAt(0.9, 0.4),
      bottom: colourAt(0.4, 0.9),
    }).toEqual(colours);
  }
});

describe('the delivered picture is redrawn (product 8.3)', () => {
  const acceptedCover = async (bytes: Uint8Array) => {
    const verdict = await inspectCover(bytes);
    if ('finding' in verdict) throw new Error(verdict.finding.text);
    return verdict;
  };

  it('stands upright, and has no metadata: no rotation, and no place where it was taken', async () => {
    const taken = await sharp(await phonePicture(6))
      .withExif({ IFD0: { Artist: 'Mara Ellis' }, IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(taken.includes('Mara Ellis')).toBe(true);
    const { redrawn } = await acceptedCover(taken);
    const { exif, icc, iptc, xmp, orientation, format, chromaSubsampling, space } = await sharp(redrawn).metadata();
    expect({ exif, icc, iptc, xmp, orientation }).toEqual({});
    expect({ format, chromaSubsampling, space }).toEqual({
      format: 'jpeg',
      chromaSubsampling: '4:4:4',
      space: 'srgb',
    });
    const colourAt = await coloursIn(redrawn);
    expect([colourAt(0.5, 0.1), colourAt(0.5, 0.9)]).toEqual(['red', 'blue']);
  });

  it('is the same for the same bytes, and has none of the bytes behind a picture', async () => {
    const picture = await phonePicture(1);
    const page = Buffer.from('<script>alert(1)</script>');
    const [first, second] = [await acceptedCover(picture), await acceptedCover(Buffer.concat([picture, page]))];
    expect(Buffer.compare(first.redrawn, second.redrawn)).toBe(0);
    expect(Buffer.from(second.redrawn).includes('script')).toBe(false);
  });

  it('is in sRGB, and says from which profile its colors were converted', async () => {
    const picture = sharp(await phonePicture(1));
    const [wide, usual] = await Promise.all([
      picture.clone().withIccProfile('p3').jpeg().toBuffer(),
      picture.clone().withIccProfile('srgb').jpeg().toBuffer(),
    ]);
    expect((await acceptedCover(wide)).convertedFrom).toMatch(/P3/);
    expect(await acceptedCover(usual)).not.toHaveProperty('convertedFrom');
    const { data } = await sharp((await acceptedCover(wide)).redrawn)
      .extract({ left: 100, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The values changed when the profile was attached, so that the color stayed the same; now they are back.
    expect(Math.abs((data[0] ?? 0) - 0xc8)).toBeLessThan(4);
  });
});

test('a picture that is not square is rejected with its size as displayed', async () => {
  const verdict = await inspectCover(await phonePicture(6, 4000, 3000));
  expect(verdict).toMatchObject({ finding: { text: expect.stringContaining('3000x4000') } });
});

describe('a picture is read to its end', () => {
  let whole: Buffer;
  beforeAll(async () => {
    whole = Buffer.from(await jpegOf(COVER_MIN_PX));
  });
  const marker = (bytes: Buffer, ...codes: number[]): number => {
    for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
      if (codes.includes(bytes[at + 1] ?? 0)) return at;
    throw new Error('No such segment');
  };
  const SOF = [0xc0, 0xc1, 0xc2];
  const SOS = 0xda;
  const withSize = (bytes: Buffer, px: number): Buffer => {
    const changed = Buffer.from(bytes);
    const at = marker(changed, ...SOF);
    changed.writeUInt16BE(px, at + 5);
    changed.writeUInt16BE(px, at + 7);
    return changed;
  };
  const half = () => Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from([0xff, 0xd9])]);
  const noisy = () => {
    const bytes = Buffer.from(whole);
    for (let at = bytes.length >> 1; at < (bytes.length >> 1) + 20_000; at++) bytes[at] = (at * 7919) & 0x7f;
    return bytes;
  };
  /** Adds fill bytes between two segments, as some phones write them. */
  const filled = (bytes: Buffer): Buffer => {
    const at = marker(bytes, SOS);
    return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(4), bytes.subarray(at)]);
  };
  const unreadable = expect.stringContaining('image file is incomplete');

  it.each<[string, () => Buffer]>([
    ['half a picture that is closed as a whole one', half],
    ['noise in the middle', noisy],
    ['a header that says 9000 pixels of a picture of 3000', () => withSize(whole, 9000)],
    ['half a picture with fill bytes in it', () => filled(half())],
  ])('%s is refused', async (_, bytes) => {
    expect(await inspectCover(bytes())).toMatchObject({ finding: { text: unreadable } });
  });

  it.each<[string, () => Buffer]>([
    ['fill bytes between segments', () => filled(whole)],
    ['fill bytes before the end', () => Buffer.concat([whole.subarray(0, -2), Buffer.alloc(12), whole.subarray(-2)])],
    ['a trailer behind the end', () => Buffer.concat([whole, Buffer.alloc(5000, 7)])],
  ])('what cameras write is taken: %s', async (_, bytes) => {
    expect(await inspectCover(bytes())).toMatchObject({ width: COVER_MIN_PX, height: COVER_MIN_PX });
  });

  it('more than 10000 pixels per side are rejected by the header alone', async () => {
    expect(await inspectCover(withSize(whole, COVER_MAX_PX + 1))).toMatchObject({
      finding: { title: 'Image too large', text: expect.stringContaining('10000x10000') },
    });
  });

  it('a progressive picture, which is held in memory whole, is rejected above 36 million pixels and accepted below', async () => {
    const progressive = await sharp(whole).jpeg({ progressive: true }).toBuffer();
    expect(await inspectCover(withSize(progressive, 6001))).toMatchObject({
      finding: { text: expect.stringContaining('baseline (not progressive) JPEG') },
    });
    expect(await inspectCover(progressive)).toMatchObject({ width: COVER_MIN_PX });
  });
});
