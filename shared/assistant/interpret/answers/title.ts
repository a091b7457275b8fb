import type { Act, PlainAct } from '../../act.ts';
import type { Answer, InterpretContext } from '../context.ts';
import { certaintyOf, freeTextActs } from '../free-text-acts.ts';
import { isTitleCased, looksLikeTitle } from '../looks-like.ts';
import { unquoted } from '../said.ts';
import { tracksSaid } from '../tracks-said.ts';
import { valueSaid } from '../value-said.ts';
import { tracksCounted } from './track-count.ts';

const setTitle = (value: string): PlainAct => ({ kind: 'set-release', field: 'title', value });

/** The title, and how many tracks there are where a clause beside it says so. */
export const title: Answer = (text, context) => {
  if (/\n/.test(text)) return undefined;
  const acts = freeTextActs(text, 'title', setTitle);
  return acts && [...acts, ...counted(valueSaid(text, 'title').besides, context)];
};

const counted = (besides: readonly string[], context: InterpretContext): Act[] =>
  besides.flatMap((one) => tracksCounted(one, context) ?? []).slice(0, 1);

/** A title of which the message as a whole leaves no doubt, however it reads in pieces: 'we went with Skip This', 'I Don't Know Why'. */
export const plainTitle: Answer = (text, context) => {
  if (/\n/.test(text)) return undefined;
  if (isTitleCased(text) && !/[:=?]/.test(text) && looksLikeTitle(text) === 'sure' && !/[.!?;]\s/.test(text)) return [setTitle(text.replace(/(?<=\p{L}{2})\.$/u, ''))];
  const said = valueSaid(text, 'title');
  return said.isNamed && certaintyOf(said, 'title') === 'sure' ? [setTitle(said.value), ...counted(said.besides, context)] : undefined;
};

/** 'Track 2 is called Dawn', 'the second one should be Dawn'. */
export function titleOfTrack(text: string, { release }: Pick<InterpretContext, 'release'>): PlainAct[] | undefined {
  const match =
    /^(?:(?:please |and |no, )*(?:change|rename|set|call)\s+)?(?:the )?(?:title of )?(.{1,60}?)(?:'s title)?\s+(?:is (?:called|titled|named)|should be (?:called|titled)|should be|is now|to|is|=|:)\s+(.+)$/i.exec(
      text,
    );
  const named = match ? tracksSaid(match[1] ?? '', release) : undefined;
  if (!match || !named || !Array.isArray(named.tracks) || named.tracks.length !== 1) return undefined;
  if (named.left.replace(/\b(?:the|title|of|name|one|track|song|no)\b|[^a-z]/gi, '') !== '') return undefined;
  return [{ kind: 'set-track', tracks: named.tracks, field: 'title', value: unquoted((match[2] ?? '').replace(/(?<=\p{L}{2})\.$/u, '')) }];
}
