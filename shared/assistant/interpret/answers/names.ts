import type { PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import { creditActs } from '../credit-acts.ts';
import { creditsSaid } from '../credits-said.ts';
import { plain, unquoted } from '../said.ts';

const CUE =
  /^(?:(?:no|yes)[,.]? )?(?:(?:the |my )?(?:main |primary )?(?:artist|act|band)s?(?: name)? (?:is|are)|it(?:'s| is) by|it(?:'s| is)|by|i(?:'m| am)|we(?:'re| are)|(?:change|set) it to|released (?:by|as)|under the name(?: of)?|performed by)\s+/i;

/** Who plays: plain names are the main artists, others have said what they did. "yes, and feat. …" keeps them. */
export const artists: Answer = (text) => {
  const isYes = /^yes\b/i.test(text);
  const said = text
    .replace(/^(?:yes|no)\b[,.!]?\s*(?:and |but |that is right[,.]? ?)?/i, '')
    .replace(CUE, '')
    .replace(/^(?:with|together with)\s+/i, 'feat. ')
    .replace(/\s+(?:is|are) (?:featured|a guest|guesting|featuring)$/i, ' (featured)');
  if (said === '') return isYes ? [{ kind: 'yes' }] : undefined;
  if (/^(?:it'?s |just |only )?me(?: alone| only)?$|^(?:just|only) me$|^myself$/i.test(plain(said)))
    return [{ kind: 'yes' }];
  if (/^(?:nobody|no ?one|none)(?: (?:else|is featured|featured))?$/i.test(plain(said))) return [{ kind: 'yes' }];
  const { credits, names } = creditsSaid(said.replace(/\s+(?:w\/|x)\s+/g, ' and '));
  const acts = creditActs(credits);
  const named = names.filter((name) => name.length <= 100);
  if (named.length === 0) return acts.length > 0 ? acts : undefined;
  const how = isYes ? 'add' : 'set';
  const role = isYes ? 'Featuring' : 'Primary';
  return [
    { kind: 'credit', how, tracks: 'all', named: { list: 'artists', credits: named.map((name) => ({ name, role })) } },
    ...acts,
  ];
};

const OFFERED = ['Producer', 'Mixing Engineer', 'Mastering Engineer', 'Musician'] as const;

/** Who else worked on it. A name of which nobody said what it did is asked back. */
export const contributors: Answer = (text) => {
  const said = plain(text);
  if (
    /^(?:(?:just|only) me|nobody(?: else)?|no ?one(?: else)?|no|i did (?:it all|everything)(?: myself)?|nothing else|that'?s (?:all|everyone))$/.test(
      said,
    )
  )
    return [{ kind: 'skip' }];
  const { credits, names } = creditsSaid(text);
  const acts = creditActs(credits);
  const [name] = names;
  if (acts.length > 0 || name === undefined || name.split(' ').length > 5) return acts.length > 0 ? acts : undefined;
  const suggestions = OFFERED.map((role) => {
    const act: PlainAct = {
      kind: 'credit',
      how: 'add',
      tracks: 'all',
      named: { list: 'contributors', credits: names.map((one) => ({ name: one, role })) },
    };
    return { label: `${names.join(' and ')}: ${role}`.slice(0, 200), acts: [act] };
  });
  return [{ kind: 'suggest', said: unquoted(text).slice(0, 200), suggestions }];
};
