import type { MediaAddress } from './media-repository.ts';

/** Where a file of a release is, in quarantine and among the masters. */
export const objectKey = ({ artistId, releaseId, mediaId }: MediaAddress): string =>
  `${artistId}/${releaseId}/${mediaId}`;

export function addressOf(key: string): MediaAddress | undefined {
  const [artistId, releaseId, mediaId, ...rest] = key.split('/');
  return artistId && releaseId && mediaId && rest.length === 0 ? { artistId, releaseId, mediaId } : undefined;
}

/** Where a variant of a cover is. The site serves it at `/art/<mediaId>/<size>.webp`, for ever the same bytes. */
export const variantKey = (mediaId: string, size: number): string => `art/${mediaId}/${size}.webp`;
