import type { Sharp } from 'sharp';
import { type Look, MAX_COVER_CODES, MAX_COVER_LINE_LENGTH, MAX_COVER_LINES } from '../../shared/looking/look.ts';
import { findCodes } from './engine/find-codes.ts';
import { isSoft } from './engine/is-soft.ts';
import { measureBorder } from './engine/measure-border.ts';
import { openReader, type Reader, type ReadLine } from './engine/open-reader.ts';
import { boxAround, type Pixels } from './engine/pixels.ts';
import { cornersOf } from './engine/turned-box.ts';

/** The sides, in pixels, at which a cover is read, at which text is looked for, and at which borders are measured. */
const READ_PX = 3000;
const TEXT_PX = 1280;
const BORDER_PX = 600;

/** How sure the reader must be of a line. */
const SURE = 0.8;
/** The least height of text that counts as unread, as a share of the cover. Smaller marks are often no text at all. */
const UNREAD_HEIGHT = 0.02;
/** The characters that the reader knows well. It reads other scripts as their look-alikes. */
const READABLE = /[\p{Script=Latin}\p{Script=Han}\p{N}]/u;

let reader: Promise<Reader> | undefined;

/**
 * Looks at a delivered cover: the words on it, codes, borders, and whether it is soft or one color (product 38.2).
 * @param jpeg an upright sRGB JPEG, as the check of uploads redraws it
 */
export async function inspectArtwork(jpeg: Uint8Array): Promise<Look> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const picture = await pixelsOf(sharp(jpeg).resize(READ_PX, READ_PX));
  const resized = (px: number, options = {}) =>
    pixelsOf(sharp(picture.data, { raw: { width: READ_PX, height: READ_PX, channels: 3 } }).resize(px, px, options));
  const edges = measureBorder(await resized(BORDER_PX, { kernel: 'nearest' }));
  if (edges.plain) return { v: 1, lines: [], plain: true };

  const codes = await findCodes(picture, MAX_COVER_CODES);
  const soft = isSoft(picture);
  reader ??= openReader();
  const found = await (await reader).read(picture, await resized(TEXT_PX), MAX_COVER_LINES);
  const lines = found.filter(isReadable);
  const unread = found.some((line) => !isReadable(line) && line.box.height >= UNREAD_HEIGHT * READ_PX);
  return {
    v: 1,
    lines: lines.map(({ text, sure, box }) => ({
      text: text.slice(0, MAX_COVER_LINE_LENGTH),
      box: boxAround(cornersOf(box), picture),
      sure: Math.round(sure * 100) / 100,
    })),
    ...(unread && { unread }),
    ...(codes.length > 0 && {
      codes: codes.map(({ text, box }) => ({ text: text.slice(0, MAX_COVER_LINE_LENGTH), box })),
    }),
    ...edges,
    ...(soft && { soft }),
  };
}

const isReadable = ({ text, sure }: ReadLine): boolean => sure >= SURE && READABLE.test(text);

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
