import type { PlainAct } from '../../act.ts';
import type { InterpretContext } from '../context.ts';
import { objectAfterVerb } from '../values/object-after-verb.ts';
import { findCue, wordsOfCues } from '../words/cues.ts';
import { isIdle } from '../words/idle-words.ts';
import { key } from '../words/nearest.ts';
import type { Word } from '../words/words.ts';
import { type FieldName, fieldNameIn } from './field-name.ts';

/** Optional fields, by step. */
const OPTIONAL_FIELDS = {
  version: 'version',
  secondary_genre: 'secondaryGenre',
  record_label: 'recordLabel',
  pre_order: 'preOrder',
  original_release: 'originalRelease',
} as const satisfies Partial<Record<FieldName, string>>;

const isEmptied = (field: FieldName): field is keyof typeof OPTIONAL_FIELDS => field in OPTIONAL_FIELDS;

/** Empties an optional field: 'Drop the pre-order after all', 'no label after all'. */
export function readEmptiedField(words: readonly Word[], { release }: InterpretContext): PlainAct[] | undefined {
  if (release && isNotVersion(words, release.version)) return [{ kind: 'set-release', field: 'version', value: '' }];
  // 'It is no special version' empties the version.
  const [is] = findCue(words, 'itIs');
  const behind = is && isIdle(words.slice(0, is.from)) ? words.slice(is.to) : words;
  const object = objectAfterVerb(behind, 'remove') ?? objectAfterVerb(behind, 'not');
  if (!object || !release) return undefined;
  const away = wordsOfCues(object, 'away', 'wrong');
  const field = fieldNameIn(object.filter((_, n) => !away.has(n)));
  if (!field || !isEmptied(field) || release[OPTIONAL_FIELDS[field]] === '') return undefined;
  return [{ kind: 'set-release', field: OPTIONAL_FIELDS[field], value: '' }];
}

/** Whether the words deny the release's version: 'It is not deluxe.' */
function isNotVersion(words: readonly Word[], version: string): boolean {
  const not = findCue(words, 'not').find(({ from }) => isIdle(words.slice(0, from), 'plain', 'itIs', 'is'));
  return (
    not !== undefined &&
    version !== '' &&
    key(version) ===
      words
        .slice(not.to)
        .map(({ key: word }) => word)
        .join(' ')
  );
}
