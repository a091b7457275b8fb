import sharp from 'sharp';
import { COVER_MIN_PX } from '../../shared/media/media.ts';
import { inspectCover } from './inspect-cover.ts';

const [RED, BLUE] = ['#c81414', '#1414c8'];

/** A cover as a phone stores it: its left half red, its right half blue, and a note on how the phone was held (EXIF orientation). */
const phonePicture = (orientation: number, width = COVER_MIN_PX, height = COVER_MIN_PX) =>
  sharp({ create: { width, height, channels: 3, background: RED } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: BLUE } }, left: width / 2, top: 0 },
    ])
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

/** Which of the two colours stands at a place of a picture; `x` and `y` are parts of its side. */
async function colourAt(picture: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

test.each([
  [1, { left: 'red', top: 'red', right: 'blue', bottom: 'red' }],
  [6, { left: 'red', top: 'red', right: 'red', bottom: 'blue' }],
  [3, { left: 'blue', top: 'blue', right: 'red', bottom: 'blue' }],
])('the variants of a picture of orientation %i stand as the artist saw it', async (orientation, colours) => {
  const verdict = await inspectCover(await phonePicture(orientation));
  if ('finding' in verdict) throw new Error(verdict.finding.text);
  expect(verdict.variants.map(({ size }) => size)).toEqual([320, 640, 1280]);
  for (const { webp } of verdict.variants) {
    // Off the middle, where the colours meet.
    expect({
      left: await colourAt(webp, 0.1, 0.4),
      top: await colourAt(webp, 0.4, 0.1),
      right: await colourAt(webp, 0.9, 0.4),
      bottom: await colourAt(webp, 0.4, 0.9),
    }).toEqual(colours);
  }
});

test('a picture that is not square is told its pixels as they are seen', async () => {
  const verdict = await inspectCover(await phonePicture(6, 4000, 3000));
  expect(verdict).toMatchObject({ finding: { text: expect.stringContaining('3000x4000') } });
});
