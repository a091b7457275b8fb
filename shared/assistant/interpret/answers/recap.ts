import type { Answer } from '../context.ts';
import { confirmsAll } from '../declarations/yes-or-no.ts';
import { wordsOf } from '../words/words.ts';

/** Reads a confirmation of the deliverables, however it is worded. */
export const confirmation: Answer = (text) => (confirmsAll(wordsOf(text)) ? [{ kind: 'yes' }] : undefined);
