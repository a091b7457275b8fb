import type { Answer } from '../context.ts';
import { freeTextActs } from '../free-text-acts.ts';
import { noLabelIn } from '../no-label.ts';

/** The record label, or that there is none. */
export const recordLabel: Answer = (text, context) => {
  if (/\n/.test(text)) return undefined;
  const none = noLabelIn(text, context);
  if (none) return none;
  return freeTextActs(text, 'label', (value) => ({ kind: 'set-release', field: 'recordLabel', value }));
};
