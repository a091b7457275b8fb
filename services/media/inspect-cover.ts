import type { Sharp } from 'sharp';
import { coverFinding, type FileFinding, uploadKinds } from '../../shared/media/file-finding.ts';
import { coverSizes } from '../../shared/releases/release.ts';
import { iccProfileName } from './icc-profile-name.ts';

export type CoverVerdict =
  | { finding: FileFinding }
  | {
      width: number;
      height: number;
      /** The color profile from which the colors were converted to sRGB; absent if they already were. */
      convertedFrom?: string;
      /** The picture as it is delivered: an upright sRGB JPEG without metadata. */
      redrawn: Uint8Array;
      variants: { size: number; webp: Uint8Array }[];
    };

/**
 * The pixel limit for a progressive JPEG, whose coefficients must all be in memory before the first row can be decoded:
 * about 20 bytes per pixel. A baseline JPEG is decoded row by row, whatever its size.
 */
const PROGRESSIVE_MAX_PIXELS = 36_000_000;
const DECODE_SECONDS = 30;
/**
 * The quality of the redrawn JPEG. The lower ones are for large pictures, which would otherwise exceed the size limit
 * that they met as uploaded.
 */
const QUALITIES = [95, 90, 80, 70, 50];
const LARGEST = Math.max(...coverSizes);

const invalid = (text: string): { finding: FileFinding } => ({ finding: { title: 'Invalid Format', text } });
const unreadable = invalid('The image file is incomplete. Please export it again as a JPEG.');

/** Warnings about fill bytes between two segments. Some cameras and phones write these bytes, which affect no pixel. */
const HARMLESS_WARNINGS = /extraneous bytes before marker|read gave 1 warnings/;

/** Names of profiles whose colors are sRGB. `c2` is the small profile that Facebook embeds. */
const SRGB = /srgb|^c2(ci)?$/i;

/**
 * Inspects a cover: reads its real type and its displayed size, decodes every row, and redraws it, so that nothing but
 * the picture is delivered: no location, no rotation that stores might ignore, and no bytes behind the picture. Also
 * makes the variants that pages show. The same bytes always give the same result.
 * @throws Error if it could not be decoded in time
 */
export async function inspectCover(bytes: Uint8Array): Promise<CoverVerdict> {
  const { default: sharp } = await import('sharp');
  // Processes one picture at a time, without a cache, to bound memory.
  sharp.cache(false);
  sharp.concurrency(1);
  // Reads the header only, so a huge size costs nothing.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== 'jpeg') return invalid('Cover art must be in JPG/JPEG format only.');
  if (header.space !== 'srgb' || header.channels !== 3)
    return invalid('Cover art must be in RGB colors. Please export it as an RGB JPEG.');
  const { width = 0, height = 0 } = header.autoOrient;
  const finding = coverFinding({ width, height });
  if (finding) return { finding };
  if (header.isProgressive && width * height > PROGRESSIVE_MAX_PIXELS)
    return invalid('Please export it as a baseline (not progressive) JPEG, or with at most 6000x6000 pixels.');

  const redrawn = await redraw((failOn) => sharp(bytes, { failOn }));
  if (!redrawn) return unreadable;
  const pixels = await sharp(redrawn).resize(LARGEST, LARGEST).raw().toBuffer();
  const variants = coverSizes.map(async (size) => ({
    size,
    webp: await sharp(pixels, { raw: { width: LARGEST, height: LARGEST, channels: 3 } })
      .resize(size, size)
      .webp({ quality: 82 })
      .toBuffer(),
  }));
  const profile = header.icc && iccProfileName(header.icc);
  return {
    width,
    height,
    ...(profile && !SRGB.test(profile) && { convertedFrom: profile }),
    redrawn,
    variants: await Promise.all(variants),
  };
}

type Open = (failOn: 'warning' | 'error') => Sharp;

/** Redraws the picture, in the highest quality that is under the size limit; undefined if it cannot be read. */
async function redraw(open: Open): Promise<Uint8Array | undefined> {
  for (const quality of QUALITIES) {
    const jpeg = await redrawAt(quality, open);
    if (!jpeg || jpeg.length < uploadKinds.cover.maxBytes || quality === QUALITIES.at(-1)) return jpeg;
  }
  return undefined;
}

/**
 * Undefined if the picture cannot be read to its end. The decoder fills in missing parts and only warns, so a warning
 * must be treated as a failure, or half a picture would pass.
 */
async function redrawAt(quality: number, open: Open): Promise<Uint8Array | undefined> {
  const jpeg = (image: Sharp) =>
    image
      // Phones store the orientation separately. The new file has no metadata, so it is applied to the pixels.
      .autoOrient()
      .toColourspace('srgb')
      .removeAlpha()
      .timeout({ seconds: DECODE_SECONDS })
      .jpeg({ quality, chromaSubsampling: '4:4:4' })
      .toBuffer();
  const refused = (error: unknown) => {
    if (!(error instanceof Error) || error.message.includes('timeout')) throw error;
    return { warnings: error.message.split('\n') };
  };
  const first = await jpeg(open('warning')).catch(refused);
  if (!('warnings' in first)) return first;
  if (!first.warnings.every((warning) => HARMLESS_WARNINGS.test(warning))) return undefined;
  // The decoder gives only the first warning's text; later ones are merely counted.
  const warnings: string[] = [];
  const image = open('error').on('warning', (warning: string) => warnings.push(warning));
  const second = await jpeg(image).catch(refused);
  return 'warnings' in second || !warnings.every((warning) => HARMLESS_WARNINGS.test(warning)) ? undefined : second;
}
