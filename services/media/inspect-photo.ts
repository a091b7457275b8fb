import type { FileFinding } from '../../shared/media/file-finding.ts';
import { photoSizes } from '../../shared/media/photo.ts';

export type PhotoVerdict = { finding: FileFinding } | { variants: { size: number; webp: Uint8Array }[] };

/** The largest picture that the function can decode even if it must hold all of it in memory. */
const MAX_PIXELS = 36_000_000;
const MIN_PX = 200;
const DECODE_SECONDS = 20;
const TYPES = ['jpeg', 'png', 'webp'];

const invalid = (title: string, text: string): PhotoVerdict => ({ finding: { title, text } });

/**
 * Inspects a photo and redraws it, so that none of the file's metadata, such as its location, is published. Decodes
 * only files whose own bytes are a JPEG, PNG or WebP (an SVG is a program), and only if the header does not claim an
 * excessive size.
 */
export async function inspectPhoto(bytes: Uint8Array): Promise<PhotoVerdict> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const header =
    bytes.length === 0 || isSvgLike(bytes)
      ? undefined
      : await sharp(bytes, { limitInputPixels: false })
          .metadata()
          .catch(() => undefined);
  if (!header || !TYPES.includes(header.format))
    return invalid('Invalid Format', 'Please choose a JPEG, PNG or WebP picture.');
  const { width = 0, height = 0 } = header;
  if (width * height > MAX_PIXELS)
    return invalid('Image too large', 'A photo must have at most 36 million pixels. Please choose a smaller one.');
  if (Math.min(width, height) < MIN_PX)
    return invalid('Image Too Small', `A photo must be at least ${MIN_PX}x${MIN_PX} pixels.`);
  try {
    const variants = [];
    for (const size of photoSizes) {
      const webp = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
        .autoOrient()
        .resize(size, size, { fit: 'cover' })
        .timeout({ seconds: DECODE_SECONDS })
        .webp({ quality: 82 })
        .toBuffer();
      variants.push({ size, webp });
    }
    return { variants };
  } catch {
    return invalid('Invalid Format', 'The picture file is incomplete. Please save it again and choose it once more.');
  }
}

/** None of the accepted formats begins like text, so the SVG decoder never runs. */
const isSvgLike = (bytes: Uint8Array): boolean => /^[\s\uFEFF]*</.test(Buffer.from(bytes.subarray(0, 256)).toString());
