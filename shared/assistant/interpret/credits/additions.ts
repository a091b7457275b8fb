import type { Act } from '../../act.ts';
import { answers } from '../answers.ts';
import type { InterpretContext } from '../context.ts';
import { actsIfCertain } from '../corrections/current-values.ts';
import { readTracks } from '../tracks/read-tracks.ts';
import { objectAfterVerb } from '../values/object-after-verb.ts';
import { wordsOf } from '../words/words.ts';

/** Reads a request to add a credit: 'add Rosa M., piano, on track 2'. */
export function readAddition(text: string, context: InterpretContext): Act[] | undefined {
  const words = wordsOf(text);
  const object = objectAfterVerb(words, 'add');
  const [first] = object ?? [];
  if (!first) return undefined;
  const addition = text
    .slice(first.start)
    .trim()
    .replace(/,\s*(?:he|she|they|who)\s+/i, ' ');
  const where = readTracks(addition, context.release);
  const tracks = where && Array.isArray(where.tracks) && !where.isExcept ? where.tracks : undefined;
  const left = tracks && where ? where.left.replace(/\s+(?:on|to|for|in|auf|en|em|sur|su|bei)\s*$/i, '') : addition;
  const read =
    actsIfCertain(answers.contributors(left, context)) ??
    actsIfCertain(answers.contributors(left.replace(/^(.+)\s+(\S+)$/, '$1, $2'), context)) ??
    actsIfCertain(answers.contributors(addition, context));
  if (!read?.every(({ kind }) => kind === 'credit')) return undefined;
  return read.map((act) =>
    act.kind === 'credit' && tracks && act.tracks === 'all' ? { ...act, tracks: [...tracks] } : act,
  );
}
