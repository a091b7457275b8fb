import { answers } from '../answers.ts';
import type { Answer } from '../context.ts';
import { isIdle, placesOf } from '../words/idle-words.ts';
import { finderOf } from '../words/list-finder.ts';
import { unquoted } from '../words/normalize-text.ts';
import { phraseFinder, phrasesIn } from '../words/phrases.ts';
import { areOnly } from '../words/sayings.ts';
import { textOf } from '../words/text-of-words.ts';
import { wordsOf } from '../words/words.ts';

const withoutStop = (text: string) => unquoted(text.replace(/(?<=\p{L}{2})[.,]$/u, ''));

/** Words for kinds of release, with the number of tracks that each kind implies. */
const KINDS: readonly [number | undefined, string][] = [
  [1, 'single, singles, sencillo, einzelsong, singolo'],
  [undefined, 'ep, eps, album, albums, record, lp, mixtape, release, disco, disque, platte, disco nuevo'],
];

const kinds = phraseFinder(
  KINDS.flatMap(([count, list]) => phrasesIn(list).map((phrase) => [phrase, count ?? 0] as const)),
);

const called = finderOf(
  'called, titled, named, llamado, llamada, que se llama, chamado, chamada, que se chama, intitule, appele, qui s appelle, namens, mit dem titel, das heisst, intitolato, chiamato, che si chiama, genaamd',
);

const around = finderOf(
  'its, it is, it will be, this is, i have, ive got, we have, im releasing, were releasing, i want to release, releasing, new, debut, first, next, latest, my, our, a, an, the, with, of, tracks, songs, track, song, es, un, una, mi, nuestro, um, uma, meu, c est, cest, une, mon, notre, es ist, ist, ein, eine, mein, meine, unser, neues, neue, e, il, mio, nuovo, s, eps, albums, singles',
);

/** Reads 'It's a single called Low Tide', 'my EP with 4 songs, called Salt'. */
export const byKind: Answer = (text, context) => {
  const words = wordsOf(text);
  const [name] = called(words);
  const [kind] = kinds(words);
  if (!name || !kind || kind.from > name.from || name.to >= words.length) return undefined;
  const before = words.slice(0, name.from);
  const covered = placesOf([...around(before), ...kinds(before)]);
  const rest = before.filter((_, n) => !covered.has(n));
  const count = rest.length === 1 && rest[0] ? answers.track_count(rest[0].text, context) : undefined;
  if (rest.length > 0 && !count) return undefined;
  const value = withoutStop(textOf(text, words, name.to));
  return [
    { kind: 'set-release', field: 'title', value },
    ...(count ?? (kind.value === 1 ? (answers.track_count('1', context) ?? []) : [])),
  ];
};

const calls = finderOf(
  'called, titled, named, call it, name it, call the release, rename it, rename it to, rename the release to, its called, it is called, its titled, it should be called, lets call it, lets name it, id call it, we call it, se llama, llamalo, llamala, chama se, se chama, il s appelle, elle s appelle, ca s appelle, appelle le, es heisst, sie heisst, er heisst, heisst, nenn es, nenne es, nennen wir es, si chiama, chiamalo, chiamiamolo',
);

/** Reads 'Call it Night Ferry', 'it's called Dawn'. */
export const byCall: Answer = (text) => {
  const words = wordsOf(text);
  const call = calls(words).find(
    ({ from }) => isIdle(words.slice(0, from)) || areOnly(words.slice(0, from), 'filler', 'no', 'yes'),
  );
  if (!call || call.to >= words.length) return undefined;
  return [{ kind: 'set-release', field: 'title', value: withoutStop(textOf(text, words, call.to)) }];
};
