import type { Release } from '../../../releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, newId } from '../../../test/builders.ts';
import type { Act } from '../../act.ts';
import { questions } from '../../questions.ts';
import { contributors } from './contributors.ts';
import { writers } from './writers.ts';

const artist = [{ id: newId('credit'), name: 'Mara Ellis', role: 'Primary' as const, spotifyUri: '' }];
const track = (title: string) => aTrack({ title, artists: artist, composers: [], lyricists: [], contributors: [] });
const release = aCompleteDraft(inOrder([track('Low Tide'), track('Skip')])) as Release;

const text = (act: Act): string => {
  if (act.kind === 'suggest') return `offers ${act.suggestions.map(({ label }) => label).join(' | ')}`;
  if (act.kind === 'set-track') return `${act.tracks}: ${act.field} ${act.value}`;
  if (act.kind !== 'credit') return act.kind;
  const names = act.named.credits.map((credit) => `${credit.name}${'role' in credit ? ` ${credit.role}` : ''}`);
  return `${act.tracks} ${act.named.list}: ${names.join(', ')}`;
};
const read = (answer: typeof writers, message: string): string[] =>
  (answer(message, { question: questions.writers, release, today: '2026-11-02' }) ?? []).map(text);

test.each<[string, string[]]>([
  ['Sam Ortiz', ['all composers: Sam Ortiz', 'all lyricists: Sam Ortiz']],
  ['all me', ['all composers: me', 'all lyricists: me']],
  ['Sam Ortiz, no lyrics', ['all composers: Sam Ortiz', 'all: audioLanguage zxx']],
  ['Sam Ortiz, Skip is instrumental', ['all composers: Sam Ortiz', '1 lyricists: Sam Ortiz', '2: audioLanguage zxx']],
  ["it's a traditional song", ['state-reason']],
  [
    'Low Tide is trad, Skip is mine',
    ['1 composers: Traditional', '2 composers: me', '1 lyricists: Traditional', '2 lyricists: me'],
  ],
  ['nobody composed it', ['offers It is in the public domain | I wrote it myself']],
  ['sam', ['offers Music and lyrics: sam']],
  ['music by me, the words are from my aunt Rosie', ['all composers: me', 'offers Lyrics: Rosie']],
  ['some are mine, some are by Sam Ortiz', ['why']],
  ['Sam Ortiz or Ana Lima', ['offers Music and lyrics: Sam Ortiz, Ana Lima']],
])('reads writers from %j (product 31.6)', (message, expected) => {
  expect(read(writers, message)).toEqual(expected);
});

test.each<[string, string[]]>([
  ['nobody', ['skip']],
  ['nadie más', ['skip']],
  ['Nord Kammerchor', ['all contributors: Nord Kammerchor Choir']],
  ['did it all myself', ['offers Producer: me; Mixing Engineer: me; Mastering Engineer: me']],
  [
    'Bo Lind',
    ['offers Producer: Bo Lind | Mixing Engineer: Bo Lind | Mastering Engineer: Bo Lind | Musician: Bo Lind'],
  ],
  ['I think Bo Lind mixed it, maybe', ['offers Mixing Engineer: Bo Lind']],
  ['no drummer, Bo Lind on bass', ['all contributors: Bo Lind Bass Guitar']],
])('reads contributors from %j (product 31.6)', (message, expected) => {
  expect(read(contributors, message)).toEqual(expected);
});

test.each<[string, string[]]>([
  ['Sam Ortiz', ['all composers: Sam Ortiz', '1 lyricists: Sam Ortiz']],
  ['I wrote all of it', ['all composers: me', '1 lyricists: me']],
  ['Ana Lima wrote Skip', ['2 composers: Ana Lima']],
  ['Sam Ortiz wrote the music and the words', ['all composers: Sam Ortiz', 'all lyricists: Sam Ortiz']],
])('reads no lyricist on an instrumental track from %j (product 31.6)', (message, expected) => {
  const instrumental = { ...track('Skip'), audioLanguage: 'zxx' as const };
  const silent = aCompleteDraft(inOrder([track('Low Tide'), instrumental])) as Release;
  const acts = writers(message, { question: questions.writers, release: silent, today: '2026-11-02' }) ?? [];
  expect(acts.map(text)).toEqual(expected);
});

test.each<[string, string[]]>([
  [
    'Ana Lima wrote all the music, and Sam Ortiz wrote the words of track 2',
    ['all composers: Ana Lima', '2 lyricists: Sam Ortiz'],
  ],
  ['Sam Ortiz wrote the lyrics on Low Tide', ['1 lyricists: Sam Ortiz']],
])('applies %j to the track named after it (product 31.6)', (message, expected) => {
  expect(read(writers, message)).toEqual(expected);
});
