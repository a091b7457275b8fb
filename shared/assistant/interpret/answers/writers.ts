import { hasNoOpen } from '../../../releases/findings/readiness.ts';
import { orderedTracks } from '../../../releases/ordered-tracks.ts';
import type { Release } from '../../../releases/release.ts';
import type { PlainAct } from '../../act.ts';
import type { Answer } from '../context.ts';
import { creditActs } from '../credit-acts.ts';
import { creditsSaid } from '../credits-said.ts';
import { plain } from '../said.ts';

const NOBODYS = /\b(?:public domain|traditional|trad\.?|folk ?song|nobody knows|unknown|anonymous)\b/i;
const NO_WORDS =
  /^(?:(?:it has|there are|it'?s|it is|they are) )?(?:no (?:words|lyrics|singing|vocals)|(?:an? )?instrumentals?|nobody sings|without (?:words|lyrics))$/;
const THE_SAME =
  /^(?:the )?same(?: (?:person|people|one|ones|as (?:the |for the )?(?:music|composers?)))?$|^also (?:me|them|him|her)$/;

const tracksOf = (release: Release | null) => (release ? orderedTracks(release) : []);

/** Of each track that lacks its lyricist: who composed it wrote the words. */
const sameForWords = (release: Release | null): PlainAct[] =>
  tracksOf(release).flatMap(({ composers, lyricists }, n): PlainAct[] => {
    const credits = composers.map(({ firstName, lastName }) => ({ name: `${firstName} ${lastName}`.trim() }));
    if (lyricists.length > 0 || credits.length === 0) return [];
    return [{ kind: 'credit', how: 'add', tracks: [n + 1], named: { list: 'lyricists', credits } }];
  });

/** Who wrote it. Names alone wrote both music and lyrics, or the words where only they are asked for. */
export const writers: Answer = (text, { release }) => {
  const said = text.replace(/^(?:it was |it's |they are |that'?s |that is |by )/i, '').replace(/^(?:only|just) /i, '');
  if (NOBODYS.test(said))
    return [
      {
        kind: 'state-reason',
        codes: ['composer-missing', 'lyricist-missing'],
        tracks: 'all',
        text: text.trim().slice(0, 500),
      },
    ];
  const wordless = tracksOf(release).flatMap(({ lyricists }, n) => (lyricists.length === 0 ? n + 1 : []));
  if (NO_WORDS.test(plain(said)) && wordless.length > 0)
    return [{ kind: 'set-track', tracks: wordless, field: 'audioLanguage', value: 'zxx' }];
  const asksWords = release !== null && hasNoOpen(release, ['composer-missing']) && wordless.length > 0;
  if (asksWords && THE_SAME.test(plain(said))) return sameForWords(release);
  const list = asksWords ? 'lyricists' : 'writers';
  if (
    /^(?:(?:i|me|myself)(?: did| wrote (?:it|everything|all(?: of it)?|both|the (?:words|lyrics)|the music and (?:the )?lyrics|music and lyrics|all songs|them all))?(?: (?:myself|alone))?|all (?:by )?(?:me|myself)|it was me|i did it all)$/i.test(
      plain(said),
    )
  )
    return creditActs([{ name: 'me', role: { list } }]);
  const { credits, names } = creditsSaid(said);
  const all = [...credits, ...names.map((name) => ({ name, role: { list } as const }))];
  return all.length > 0 && all.every(({ name }) => name.split(' ').length <= 6) ? creditActs(all) : undefined;
};
