import { isFilePlace } from '../../file-place.ts';
import { type Step, stepOfPlace } from '../../step.ts';
import type { Answer } from '../context.ts';
import { plain } from '../words/normalize-text.ts';

/** Phrases that confirm a value, possibly followed by a reason: "It is right". */
const RIGHT =
  /^(?:(?:yes|yeah|yep|no),? )?(?:it|this|that|they|both|everything)(?:'s|'re| is| are)? (?:right|correct|fine|ok|okay|intended|on purpose|intentional|as it should be|meant to be like (?:this|that))\b\W*(.*)$/is;
const YES_WITH_REASON = /^(?:yes|yeah|yep|yup),? \W*(\S+ \S+ .*)$/is;
const KEEP = /^(?:please )?(?:keep|leave) (?:it|this|that)(?: (?:as it is|like (?:this|that)))?$/;
const CHANGE =
  /^(?:no,? )?(?:please |let'?s |let me |i(?:'ll| will| want to| need to)? )?(?:change|correct|fix|replace) (?:it|this|that)$|^(?:it|this|that)(?:'s| is) (?:wrong|not right)$/;
const EXPLAIN = /^(?:let me |i(?:'ll| will| want to)? )?explain(?: it| this| that)?$/;
const DONE = /^(?:it|this|that)(?:'s| is) done$|^i(?:'ve| have)? (?:done|changed|did) (?:it|this|that)$|^done$/;
const INSTEAD = /^no,? (?:it should be|make it|change it to|it is|it's) (.+)$/is;

/** Questions whose answers, such as a day, a choice or a number, cannot be mistaken for a reason. */
const UNMISTAKABLE_STEPS: readonly Step[] = [
  'primary_genre',
  'secondary_genre',
  'metadata_language',
  'audio_language',
  'explicit',
  'ai_audio',
  'ai_composition',
  'sales_start',
  'pre_order',
  'original_release',
  'territories',
  'stores',
  'codes',
  'preview_start',
];

/**
 * Reads an answer to an open point before the review: the value is right, with or without a reason; the value must
 * change; or the new value itself.
 */
export const openPoint =
  (read: (step: Step) => Answer): Answer =>
  (text, context) => {
    const phrase = plain(text);
    if (CHANGE.test(phrase)) return [{ kind: 'change-it' }];
    if (EXPLAIN.test(phrase)) return [{ kind: 'go-to', step: 'point_reason' }];
    if (DONE.test(phrase) || KEEP.test(phrase)) return [{ kind: 'it-is-right', why: '' }];
    const right = RIGHT.exec(text);
    if (right) return [{ kind: 'it-is-right', why: right[1] ? text.trim() : '' }];
    const place = context.point?.place ?? null;
    if (place === null || isFilePlace(place))
      return YES_WITH_REASON.test(text) ? [{ kind: 'it-is-right', why: text.trim() }] : undefined;
    const step = stepOfPlace[place];
    const instead = INSTEAD.exec(text)?.[1];
    if (instead) return read(step)(instead, context);
    if (YES_WITH_REASON.test(text)) return [{ kind: 'it-is-right', why: text.trim() }];
    return UNMISTAKABLE_STEPS.includes(step) ? read(step)(text, context) : undefined;
  };

/** Reads the new value in the same way as an answer to the place's own question. */
export const pointChange =
  (read: (step: Step) => Answer): Answer =>
  (text, context) => {
    const place = context.point?.place ?? null;
    if (place === null || isFilePlace(place)) return undefined;
    // Reads a track's title or version like the release's.
    return read(stepOfPlace[place])(text, context);
  };

/** Reads any text except a question as a reason. */
export const pointReason: Answer = (text) =>
  /\?\s*$/.test(text) ? undefined : [{ kind: 'it-is-right', why: text.trim() }];
