import { ArtistId, idsFrom, MediaId, TrackId } from '../ids.ts';
import type { ArtistCredit, Writer } from '../releases/credit.ts';
import { type DraftRelease, newRelease } from '../releases/release.ts';
import { newTrack, type Track } from '../releases/track.ts';
import { openFindings } from '../rules/release-findings.ts';
import type { Lead } from '../waitlist/lead.ts';

/** Builders for tests: each returns a valid object with the differences that the test needs. */

export const newId = idsFrom(() => new Date());
export const AN_ARTIST = ArtistId.parse('00000000-0000-4000-8000-000000000001');
/** Ids that no object has. */
export const NO_TRACK = TrackId.parse(`trk_${'0'.repeat(26)}`);
export const NO_MEDIA = MediaId.parse(`med_${'0'.repeat(26)}`);
/** Casts a string to an id, for tests in which its format does not matter. */
export const anId = <I extends string>(text: string): I => text as I;
export const NOW = new Date('2026-11-01T10:00:00.000Z');

export const aCredit = (name: string, role: ArtistCredit['role'] = 'Primary'): ArtistCredit => ({
  id: newId('credit'),
  name,
  role,
  spotifyUri: '',
});

export const aWriter = (firstName = 'Ana', lastName = 'Lima'): Writer => ({ id: newId('credit'), firstName, lastName });

/** Builds a complete track: title, answers, credits, writers and master. */
export const aTrack = (different: Partial<Track> = {}): Track => ({
  ...newTrack({ id: newId('track'), number: 1, artist: aCredit('Mara Ellis'), now: NOW }),
  title: 'Harbour Light',
  explicit: 'Not Explicit',
  composers: [aWriter()],
  lyricists: [aWriter()],
  aiAudio: 'none',
  aiComposition: 'none',
  audio: {
    mediaId: newId('media'),
    fileName: 'harbour-light.wav',
    format: 'WAV',
    size: 352_844,
    durationMs: 2000,
    sampleRate: 44_100,
    storedAt: NOW.toISOString(),
  },
  ...different,
});

/** Returns the fields of a release that hold its tracks: the map and the order. */
export const inOrder = (tracks: readonly Track[]): Pick<DraftRelease, 'tracks' | 'trackIds'> => ({
  tracks: Object.fromEntries(tracks.map((track) => [track.id, track])),
  trackIds: tracks.map(({ id }) => id),
});

/** Builds a draft that is ready (product 11.1). If its title differs from its track's, it includes a reason. */
export function aCompleteDraft(different: Partial<DraftRelease> = {}): DraftRelease {
  const draft: DraftRelease = {
    ...newRelease({ id: newId('release'), artistId: AN_ARTIST, now: NOW }),
    title: 'Night Ferry',
    primaryGenre: 'alternative',
    metadataLanguage: 'en',
    pLine: { year: 2026, holder: 'Ferry House' },
    cLine: { year: 2026, holder: 'Ferry House' },
    salesStart: 'asap',
    cover: {
      mediaId: newId('media'),
      fileName: 'night-ferry.jpg',
      width: 3000,
      height: 3000,
      size: 400_000,
      storedAt: NOW.toISOString(),
    },
    ...inOrder([aTrack()]),
  };
  const complete = { ...draft, ...different };
  const ofSingle = openFindings(complete, NOW).filter(
    ({ code }) => code === 'single-title' || code === 'single-version',
  );
  return {
    ...complete,
    stated: ofSingle.map(({ code }) => ({ code, text: 'It is the name of the ferry' })),
    ...different,
  };
}

/** Builds a lead with its own email address. */
export const aLead = (changes: Partial<Lead> = {}): Lead => ({
  artistName: 'Mara Ellis',
  email: `${crypto.randomUUID()}@example.com`,
  socialLink: 'https://instagram.com/mara',
  artistsManaged: '1',
  tracksPerYear: '12',
  annualRevenue: '$101 - $1,000',
  commissionFreeDistribution: true,
  aiPoweredReleaseBot: false,
  directToFanPreSales: false,
  cryptoPayouts: false,
  fractionalizedMasterRights: false,
  advancedAnalytics: true,
  automatedRoyaltySplits: false,
  timestamp: '2026-11-22T05:00:00.000Z',
  source: 'early-access',
  ...changes,
});
