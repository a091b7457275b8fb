import sharp, { type Sharp } from 'sharp';
import { drawPicture, SIDE } from '../test/draw-cover.ts';
import { isSoft } from './is-soft.ts';
import { measureBorder } from './measure-border.ts';
import type { Pixels } from './pixels.ts';

const letterings = [{ text: 'Night Ferry', font: 'Anton', x: 1500, y: 800, height: 300 }] as const;
const png = (image: Sharp) => image.png({ compressionLevel: 1 }).toBuffer();

/** The pixels of a picture after it was delivered as a JPEG. */
async function delivered(image: Sharp, px: number): Promise<Pixels> {
  const jpeg = await image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  const { data, info } = await sharp(jpeg)
    .resize(px, px, px < SIDE ? { kernel: 'nearest' } : {})
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

describe('product 38.3: borders', () => {
  const edgesOf = async (image: Sharp) => measureBorder(await delivered(image, 600));

  it('are told from a flat background, and from stripes at an edge', async () => {
    expect(await edgesOf(drawPicture({ seed: 1, border: 150 }))).toEqual({
      border: { top: 0.05, right: 0.05, bottom: 0.05, left: 0.05 },
    });
    expect(await edgesOf(drawPicture({ seed: 0 }))).toEqual({});
    expect(await edgesOf(drawPicture({ seed: 2 }))).toEqual({});
  });

  it('may be on two sides', async () => {
    const bars = drawPicture({ seed: 1 }).extend({ top: 0, bottom: 0, left: 300, right: 300, background: '#000' });
    const square = sharp(await png(bars)).resize(SIDE, SIDE, { fit: 'fill' });
    expect((await edgesOf(square)).border).toEqual({
      top: 0,
      right: expect.closeTo(0.083, 2),
      bottom: 0,
      left: expect.closeTo(0.083, 2),
    });
  });

  it('are not reported of a single color', async () => {
    const blank = sharp({ create: { width: 600, height: 600, channels: 3, background: '#306080' } });
    expect(await edgesOf(blank)).toEqual({ plain: true });
  });
});

describe('product 38.3: softness', () => {
  const soft = async (image: Sharp) => isSoft(await delivered(image, SIDE));
  let drawn: Buffer;
  beforeAll(async () => {
    drawn = await png(drawPicture({ seed: 3, letterings }));
  });

  it('is that of a picture that was enlarged, or is out of focus', async () => {
    const small = await sharp(drawn).resize(800, 800).jpeg({ quality: 90 }).toBuffer();
    expect(await soft(sharp(small).resize(SIDE, SIDE))).toBe(true);
    expect(await soft(sharp(drawn).blur(3))).toBe(true);
  });

  it('is not that of a sharp picture, or of sharp letters on a blurred one', async () => {
    expect(await soft(sharp(drawn))).toBe(false);
    const blurred = await png(drawPicture({ seed: 1 }).blur(20));
    const lettered = await png(drawPicture({ seed: 0, letterings }));
    expect(await soft(sharp(blurred).composite([{ input: lettered, blend: 'lighten' }]))).toBe(false);
  });
});
