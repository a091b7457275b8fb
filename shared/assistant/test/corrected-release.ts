import { idsFrom } from '../../ids.ts';
import { newRelease, type Release } from '../../releases/release.ts';
import { newTrack } from '../../releases/track.ts';
import { AN_ARTIST } from '../../test/builders.ts';

const NOW = new Date('2026-11-02T10:00:00.000Z');

/** Builds an EP with names and values that messages can correct. */
export function correctedRelease(): Release {
  const ids = idsFrom(() => NOW);
  const release = newRelease({ id: ids('release'), artistId: AN_ARTIST, now: NOW });
  const tracks = ['Salt Road', 'Glass Weather', "Nan's Kitchen", 'quiet'].map((title, n) => ({
    ...newTrack({
      id: ids('track'),
      number: n + 1,
      artist: { id: ids('credit'), name: 'The Low Tides', role: 'Primary', spotifyUri: '' },
      now: NOW,
    }),
    title,
    contributors: [
      { id: ids('credit'), name: 'John Harker', role: 'Drums' as const },
      { id: ids('credit'), name: 'Ana Ribero', role: 'Violin' as const },
      { id: ids('credit'), name: 'Sofia Grace Brandt', role: 'Producer' as const },
    ],
    composers: [{ id: ids('credit'), firstName: 'Terrence', lastName: 'Okoro' }],
    lyricists: [{ id: ids('credit'), firstName: 'Mika', lastName: 'Lehto' }],
  }));
  const [first, ...others] = tracks;
  const featured = first && {
    ...first,
    artists: [...first.artists, { id: ids('credit'), name: 'Stacks', role: 'Featuring' as const, spotifyUri: '' }],
  };
  return {
    ...release,
    title: 'Harbour Lights',
    version: 'Deluxe',
    primaryGenre: 'rock',
    metadataLanguage: 'en',
    recordLabel: 'Ferry House',
    pLine: { year: 2025, holder: 'Ferry House Ltd' },
    salesStart: '2026-12-04',
    preOrder: '2026-11-20',
    originalRelease: '1994-06-14',
    trackIds: tracks.map(({ id }) => id),
    tracks: Object.fromEntries([...(featured ? [featured] : []), ...others].map((track) => [track.id, track])),
  };
}
