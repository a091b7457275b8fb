import { BatchWriteItemCommand, type DynamoDBClient, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { indexKeys, keys } from '../services/platform/keys.ts';
import { initialOf } from '../services/platform/search-terms.ts';
import { newProfile } from '../services/profiles/new-profile.ts';
import { withoutDefaultPreferences } from '../services/profiles/stored-preferences.ts';
import { cardItem } from '../services/releases/library/card-item.ts';
import { releaseTermsOf } from '../services/releases/library/release-terms.ts';
import { ArtistId, idsFrom } from '../shared/ids.ts';
import { type DraftRelease, newRelease } from '../shared/releases/release.ts';
import { officeCard } from '../shared/releases/release-card.ts';
import { newTrack } from '../shared/releases/track.ts';
import { TRACK_LIMIT } from '../shared/releases/track-limit.ts';

const LIBRARY = 30;

export const now = new Date('2026-11-21T10:00:00Z');
export const newId = idsFrom(() => now);
export const artistIdOf = (n: number) => ArtistId.parse(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);

/** Makes names of equal length, because a page's cost depends on its bytes. */
export const nameOf = (n: number) => `Artist ${String(n).padStart(6, '0')}`;

/** A full album: 15 tracks with their credits. */
export function albumOf(artistId: ArtistId): DraftRelease {
  const album = newRelease({ id: newId('release'), artistId, now });
  const credit = (name: string) => ({ id: newId('credit'), name, role: 'Primary' as const, spotifyUri: '' });
  const tracks = Array.from({ length: TRACK_LIMIT }, (_, n) => ({
    ...newTrack({ id: newId('track'), number: n + 1, artist: credit('Mara Ellis'), now }),
    composers: [{ id: newId('credit'), firstName: 'Mara', lastName: 'Ellis' }],
    lyricists: [{ id: newId('credit'), firstName: 'Mara', lastName: 'Ellis' }],
  }));
  return {
    ...album,
    title: 'Night Ferry',
    tracks: Object.fromEntries(tracks.map((track) => [track.id, track])),
    trackIds: tracks.map(({ id }) => id),
  };
}

const joinedAt = (n: number) => new Date(now.getTime() + n * 1000);

/** An artist's account, with the usual fields filled in. */
function profileItem(n: number): object {
  const artistId = artistIdOf(n);
  const handle = nameOf(n).replace(' ', '.');
  const signUp = { email: `${handle}@segno.test`, 'custom:full_name': nameOf(n) };
  const profile = {
    ...withoutDefaultPreferences(newProfile(artistId, signUp, joinedAt(n))),
    country: 'Germany',
    spotifyProfile: `https://open.spotify.com/artist/${String(n).padStart(22, '0')}`,
    whatsappNumber: '+49 151 23456789',
    instagramHandle: handle,
    releaseCount: 4,
    trackCount: 40,
    // Every second account, including the measured one, is active, so that actions on active accounts can be measured.
    status: n % 2 === 0 ? ('active' as const) : ('new' as const),
  };
  return {
    ...keys.profile({ artistId }),
    v: 1,
    ...profile,
    ...indexKeys.usersByStatus(profile),
    ...indexKeys.allUsers(profile),
  };
}

/** Stores only the accounts in a range of numbers. */
export const populateAccounts = (client: DynamoDBClient, tableName: string, from: number, to: number): Promise<void> =>
  writeAll(
    client,
    tableName,
    Array.from({ length: to - from }, (_, n) => profileItem(from + n)),
  );

/** Stores other artists' profiles and cards, and the measured artist's library. */
export async function populate(client: DynamoDBClient, tableName: string, artists: number): Promise<void> {
  await populateAccounts(client, tableName, 0, artists);
  const items: object[] = [];
  for (let n = 0; n < artists; n++) {
    for (let r = 0; r < (n === 0 ? LIBRARY : 1); r++) {
      const release = newRelease({ id: newId('release'), artistId: artistIdOf(n), now: joinedAt(n) });
      items.push(...listed({ ...release, title: `Release ${r} of ${n}` }));
    }
  }
  await writeAll(client, tableName, items);
}

/** The items through which lists show a draft: its card and its search terms. */
export function listed(release: DraftRelease): object[] {
  const card = officeCard(release);
  const { artistId, status, id: releaseId } = card;
  return [
    cardItem(card),
    ...releaseTermsOf(card).map((term) => ({
      ...keys.releaseTerm({ status, initial: initialOf(term), term, artistId, releaseId }),
      v: 1,
    })),
  ];
}

/** Stores items as they are, without their read models, in the largest batches that a table accepts. */
export async function writeAll(client: DynamoDBClient, tableName: string, items: readonly object[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(items.length / 25) }, (_, i) => items.slice(i * 25, (i + 1) * 25));
  const writers = Array.from({ length: 8 }, async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      const requests: WriteRequest[] = batch.map((item) => ({ PutRequest: { Item: marshall(item) } }));
      await client.send(new BatchWriteItemCommand({ RequestItems: { [tableName]: requests } }));
    }
  });
  await Promise.all(writers);
}
