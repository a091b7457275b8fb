import type { Release } from '../../../releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, newId } from '../../../test/builders.ts';
import type { Act, PlainAct } from '../../act.ts';
import { questions } from '../../questions.ts';
import { artists } from './artists.ts';

const artist = (name: string) => [{ id: newId('credit'), name, role: 'Primary' as const, spotifyUri: '' }];
const titles = ['Low Tide', 'Harbour Light', 'Skip'];
const draft = aCompleteDraft(
  inOrder(titles.map((title) => aTrack({ title, artists: artist('Hazel & Wren') }))),
) as Release;
const context = { question: questions.artists, release: draft, today: '2026-11-02' };

const actText = (act: PlainAct): string => {
  if (act.kind === 'rename-credit') return `${act.which} is ${act.name}`;
  if (act.kind !== 'credit') return act.kind;
  const names = act.named.credits.map((credit) => `${credit.name}${'role' in credit ? ` ${credit.role}` : ''}`);
  return `${act.how} ${act.tracks}: ${names.join(', ')}`;
};
const read = (text: string): string =>
  (artists(text, context) ?? [])
    .map((act: Act) =>
      act.kind === 'suggest' ? `offers ${act.suggestions.map(({ label }) => label).join(' | ')}` : actText(act),
    )
    .join('; ');

test.each([
  ['yes', 'yes'],
  ["aye that's us", 'yes'],
  ['Hazel & Wren', 'yes'],
  ["Hazel & Wren, that's one act not two", 'yes'],
  ['evet doğru, başka kimse yok', 'yes'],
  ['solo yo', 'yes'],
  ['just the Wrens? no: just Wren and Hazel', 'yes'],
  ['Correct, God bless you', 'yes'],
  ['nobody else, my sister sang but leave her off', 'yes'],
  ['us ft kid blue', 'add all: kid blue Featuring'],
  ['yes, with Ana Lima featured on number two only', 'add 2: Ana Lima Featuring'],
  ['sí, y en la 3 canta Nena Sur', 'add 3: Nena Sur Featuring'],
  ['Ja, stimmt. Feature auf Track 3: Anna Berg', 'add 3: Anna Berg Featuring'],
  [
    'Hazel & Wren feat. Ana Lima on Skip and Bo Lind on Low Tide',
    'add 3: Ana Lima Featuring; add 1: Bo Lind Featuring',
  ],
  ['moi et Nena Sur', 'add all: Nena Sur Primary'],
  ['Hazel & Wren x Nena Sur', 'add all: Nena Sur Primary'],
  ['right, and add Nena Sur, she is equal, not a guest', 'add all: Nena Sur Primary'],
  ['2 is remixed by Kid Blue', 'add 2: Kid Blue Remixer'],
  ['the artist is Kid Blue', 'set all: Kid Blue Primary'],
  ['Hazél & Wren', 'Hazel & Wren is Hazél & Wren'],
  ['Kid Blue', 'offers Featuring: Kid Blue | Main artist: Kid Blue'],
  [
    'Hazel & Wren, Kid Blue, and Ana Lima on vocals',
    'offers Featuring: Kid Blue, Ana Lima | Main artist: Kid Blue, Ana Lima',
  ],
  ['us and the Tideline Band', 'offers Featuring: Tideline Band | Main artist: Tideline Band'],
  ['us, and maybe feat. Ana Lima', 'offers Featuring: Ana Lima'],
])('reads players from %j (product 31.6)', (text, expected) => {
  expect(read(text)).toBe(expected);
});
