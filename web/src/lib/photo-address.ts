import type { photoSizes } from '../../../shared/media/photo.ts';

/** The immutable address of an artist's photo. */
export const photoAddress = (mediaId: string, size: (typeof photoSizes)[number]): string =>
  `/art/${mediaId}/${size}.webp`;
