import { photoSizes } from '../../shared/media/photo.ts';
import { contentEntry } from '../platform/archive-entry.ts';
import { type Belongings, EXPIRES } from '../platform/belongings.ts';
import { bucketGateway } from './bucket-gateway.ts';
import { discardPhoto } from './discard-photo.ts';
import { variantKey } from './object-key.ts';
import { photoRepository } from './photo-repository.ts';

/** The artist's photo. Covers, audio and licences belong to their release, not to the account. */
export const mediaBelongings: Belongings = {
  async erase({ table, artworkBucket, now }, { artistId }) {
    const photos = photoRepository(table);
    const { current } = await photos.get(artistId, now());
    // The pictures are deleted first: if that fails, the item still names them for the next attempt.
    if (current) await discardPhoto(bucketGateway({ artwork: artworkBucket }), current);
    await photos.remove(artistId);
  },

  kept: {
    'HEARD#{artistId}#{releaseId}': 'media/on-uploads-left removes it after its release',
    'UPLOAD-COUNT#{artistId}': EXPIRES,
  },

  async archive({ table, artworkBucket, now }, artistId) {
    const { current } = await photoRepository(table).get(artistId, now());
    if (!current) return [];
    const largest = variantKey(current, Math.max(...photoSizes));
    const photo = await bucketGateway({ artwork: artworkBucket }).readVariant(largest);
    return photo ? [contentEntry('photo.webp', photo)] : [];
  },

  archiveReadme: { 'photo.webp': 'your photo, as the site shows it' },
};
