import { genres } from '../reference/genres.ts';
import { releaseEdit } from '../releases/field-edit.ts';
import { onPattern } from './on-texts.ts';
import { defineRules, onRelease } from './rule.ts';

export const CLASSICAL = 'classical';
/** Genres that no store for DJs has a place for. */
const NOT_DANCED: readonly string[] = [
  CLASSICAL,
  'blues',
  'children-music',
  'christian-gospel',
  'comedy',
  'country',
  'folk',
  'karaoke',
  'singer-songwriter',
  'spoken-word',
];
const DJ_STORES = ['Beatport', 'Traxsource', 'Juno Download'];
const PERFORMING = ['Conductor', 'Orchestra', 'Choir', 'Ensemble', 'Soloist'];
const CATALOGUE = /\b(?:opus|op)\s?\d|\bop\.\d|\bbwv\d|\b[A-G](?:#|♯) (?:major|minor)\b|\b[A-G]♭ (?:major|minor)\b/iu;

const catalogued = (value: string): string =>
  value
    .replace(/\b(?:opus|op)\.?\s?(\d)/giu, 'Op. $1')
    .replace(/\bbwv\s?(\d)/giu, 'BWV $1')
    .replace(/\b([A-G])(?:#|♯) (major|minor)\b/giu, (_, key, mode) => `${key.toUpperCase()}-Sharp ${titled(mode)}`)
    .replace(/\b([A-G])♭ (major|minor)\b/giu, (_, key, mode) => `${key.toUpperCase()}-Flat ${titled(mode)}`);
const titled = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`;

/** Rules about genres, and about what a genre asks for. */
export const genreRules = defineRules({
  'genre-twice': {
    severity: 'advice',
    name: 'The same genre twice',
    check: onRelease(({ release: { primaryGenre, secondaryGenre: from } }) =>
      from !== '' && from === primaryGenre
        ? {
            place: { field: 'secondaryGenre' },
            text: 'This is the primary genre too.',
            fix: { label: 'Leave it out', isSafe: true, edits: [{ edit: releaseEdit('secondaryGenre', from, '') }] },
          }
        : undefined,
    ),
  },
  'genre-dj-store': {
    severity: 'advice',
    name: 'Stores for DJs',
    check: onRelease(({ release: { primaryGenre, secondaryGenre, stores } }) => {
      const found = stores.filter((store) => DJ_STORES.includes(store));
      const isOfAll = stores.length > DJ_STORES.length * 4;
      // Somebody who chose nearly every store did not choose these.
      if (found.length === 0 || isOfAll || !NOT_DANCED.includes(primaryGenre)) return undefined;
      if (secondaryGenre !== '' && !NOT_DANCED.includes(secondaryGenre)) return undefined;
      const others = stores.filter((store) => !found.includes(store));
      const genre = genres.find(({ code }) => code === primaryGenre)?.name ?? primaryGenre;
      return {
        place: { field: 'stores' },
        text: `These stores sell mostly dance music, and this release is ${genre}: ${found.join(', ')}.`,
        ...(others.length > 0 && {
          fix: { label: 'Leave them out', edits: [{ edit: releaseEdit('stores', stores, others) }] },
        }),
      };
    }),
  },
  'genre-karaoke': {
    severity: 'advice',
    name: 'Karaoke',
    check: onRelease(({ release, texts }) => {
      const isKaraoke = texts.some(
        ({ kind, value }) => (kind === 'title' || kind === 'version') && /\bkaraoke\b/iu.test(value),
      );
      return isKaraoke && release.primaryGenre !== '' && release.primaryGenre !== 'karaoke'
        ? {
            place: { field: 'primaryGenre' },
            text: 'Stores show karaoke recordings only under the genre Karaoke.',
            fix: {
              label: 'Set it to Karaoke',
              edits: [{ edit: releaseEdit('primaryGenre', release.primaryGenre, 'karaoke') }],
            },
          }
        : undefined;
    }),
  },
  'genre-classical': {
    severity: 'advice',
    name: 'Performers of classical music',
    check: onRelease(({ release, tracks }) => {
      if (release.primaryGenre !== CLASSICAL) return undefined;
      const track = tracks.find(({ contributors, artists }) =>
        [...contributors, ...artists].every(({ role }) => !PERFORMING.includes(role)),
      );
      return track
        ? {
            place: { field: 'contributors', trackId: track.id },
            text: 'Stores ask for the orchestra, the conductor or the soloist of a classical recording.',
          }
        : undefined;
    }),
  },
  'title-catalogue': {
    severity: 'advice',
    name: 'Numbers and keys of works',
    check: onPattern(
      ['title'],
      CATALOGUE,
      () => 'Stores write “Op. 27”, “BWV 1007” and “C-Sharp Minor”.',
      (value) => ({
        label: `Write “${catalogued(value)}”`,
        to: catalogued(value),
        isSafe: true,
      }),
    ),
  },
});
