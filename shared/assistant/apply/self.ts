import { fold } from '../../fold.ts';
import { orderedTracks } from '../../releases/ordered-tracks.ts';
import type { Release } from '../../releases/release.ts';
import type { PlainAct } from '../act.ts';
import { mapNames } from './with-names.ts';

/**
 * Words for "I" and "me" in the languages that artists use, except words that are first names in another language, such
 * as 'Ben'.
 */
const FIRST_PERSON_WORDS = new Set(
  'i me myself mine us we ourselves ours yo mi nosotros nosotras eu nos moi je nous ich mir wir uns io noi saya aku ego'.split(
    ' ',
  ),
);

/** Returns the name that "I" stands for: the release's main artist, or the account's artist name. */
export const ownArtistName = (release: Release, artistName: string): string =>
  orderedTracks(release)[0]?.artists.find(({ name, role }) => role === 'Primary' && name !== '')?.name ?? artistName;

/** Replaces "I" and "me" in an act with the artist's name. */
export function replaceFirstPerson(act: PlainAct, self: string): PlainAct {
  const name = (text: string) => (FIRST_PERSON_WORDS.has(fold(text.trim())) ? self : text);
  if (act.kind === 'credit') {
    return { ...act, named: mapNames(act.named, name) };
  }
  if (act.kind === 'rename-credit') return { ...act, name: name(act.name) };
  if (act.kind === 'set-release' && (act.field === 'pLine' || act.field === 'cLine'))
    return { ...act, value: { ...act.value, holder: name(act.value.holder) } };
  return act;
}
