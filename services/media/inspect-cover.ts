import { coverFinding, type FileFinding } from '../../shared/media/media.ts';
import { coverSizes } from '../../shared/releases/release.ts';

export type CoverVerdict =
  | { finding: FileFinding }
  | { width: number; height: number; variants: { size: number; webp: Uint8Array }[] };

const unreadable: FileFinding = {
  title: 'Invalid Format',
  text: 'The image cannot be read to its end. Please export it again as JPEG.',
};

/** Reads a cover for true: its real type, its pixels as they are seen, every row decoded, and the variants that pages show. */
export async function inspectCover(bytes: Uint8Array): Promise<CoverVerdict> {
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: 400_000_000 });
  const header = await image.metadata().catch(() => undefined);
  if (header?.format !== 'jpeg') {
    return { finding: { title: 'Invalid Format', text: 'Cover art must be in JPG/JPEG format only.' } };
  }
  if (header.space !== 'srgb' || header.channels !== 3) {
    return {
      finding: { title: 'Invalid Format', text: 'Cover art must be in RGB colours. Please export it as an RGB JPEG.' },
    };
  }
  const { width = 0, height = 0 } = header.autoOrient;
  const finding = coverFinding({ width, height });
  if (finding) return { finding };
  try {
    const variants = await Promise.all(
      coverSizes.map(async (size) => ({
        size,
        // A phone stores what its sensor saw, and beside it how the picture was held; a variant has no such note.
        webp: await image.clone().autoOrient().resize(size, size).webp({ quality: 82 }).toBuffer(),
      })),
    );
    return { width, height, variants };
  } catch {
    return { finding: unreadable };
  }
}
