import type { photoSizes } from '../../../shared/media/photo.ts';

/** The address of an artist's photo. Its content never changes. */
export const photoAddress = (mediaId: string, size: (typeof photoSizes)[number]): string =>
  `/art/${mediaId}/${size}.webp`;
