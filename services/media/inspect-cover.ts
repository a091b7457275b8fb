import type { Sharp } from 'sharp';
import { coverFinding, type FileFinding } from '../../shared/media/file-finding.ts';
import { coverSizes } from '../../shared/releases/release.ts';

export type CoverVerdict =
  | { finding: FileFinding }
  | { width: number; height: number; variants: { size: number; webp: Uint8Array }[] };

/**
 * The pixel limit for a progressive JPEG, whose coefficients must all be in memory before the first row can be decoded:
 * about 20 bytes per pixel. A baseline JPEG is decoded row by row, whatever its size.
 */
const PROGRESSIVE_MAX_PIXELS = 36_000_000;
const DECODE_SECONDS = 30;
const LARGEST = Math.max(...coverSizes);

const invalid = (text: string): { finding: FileFinding } => ({ finding: { title: 'Invalid Format', text } });
const unreadable = invalid('The image file is incomplete. Please export it again as a JPEG.');

/** Warnings about fill bytes between two segments. Some cameras and phones write these bytes, which affect no pixel. */
const HARMLESS_WARNINGS = /extraneous bytes before marker|read gave 1 warnings/;

/**
 * Inspects a cover: reads its real type and its displayed size, decodes each row once, and makes the variants that
 * pages show.
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

  const decoded = await decode((failOn) => sharp(bytes, { failOn }));
  if (!decoded) return unreadable;
  const variants = coverSizes.map(async (size) => ({
    size,
    webp: await sharp(decoded, { raw: { width: LARGEST, height: LARGEST, channels: 3 } })
      .resize(size, size)
      .webp({ quality: 82 })
      .toBuffer(),
  }));
  return { width, height, variants: await Promise.all(variants) };
}

/**
 * Decodes the picture at the largest variant's size; undefined if it cannot be read to its end. The decoder fills in
 * missing parts and only warns, so a warning must be treated as a failure, or half a picture would pass.
 */
async function decode(open: (failOn: 'warning' | 'error') => Sharp): Promise<Uint8Array | undefined> {
  const pixels = (image: Sharp) =>
    image
      // Phones store the orientation separately. The variants carry no orientation, so it is applied to the pixels.
      .autoOrient()
      .resize(LARGEST, LARGEST)
      .removeAlpha()
      .timeout({ seconds: DECODE_SECONDS })
      .raw()
      .toBuffer();
  const refused = (error: unknown) => {
    if (!(error instanceof Error) || error.message.includes('timeout')) throw error;
    return { warnings: error.message.split('\n') };
  };
  const first = await pixels(open('warning')).catch(refused);
  if (!('warnings' in first)) return first;
  if (!first.warnings.every((warning) => HARMLESS_WARNINGS.test(warning))) return undefined;
  // The decoder gives only the first warning's text; later ones are merely counted.
  const warnings: string[] = [];
  const image = open('error').on('warning', (warning: string) => warnings.push(warning));
  const second = await pixels(image).catch(refused);
  return 'warnings' in second || !warnings.every((warning) => HARMLESS_WARNINGS.test(warning)) ? undefined : second;
}
