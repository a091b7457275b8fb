import type { Act, PlainAct } from '../act.ts';
import { filterNames, mapNames } from '../apply/with-names.ts';
import type { FreeText } from '../interpret/corrections/field-nouns.ts';

/** A free text that an act would save, and its kind. */
export type FreeTextInAct = { text: string; kind: FreeText };

/** Lists all free texts that an act would save. */
export function freeTextsIn(act: PlainAct): FreeTextInAct[] {
  switch (act.kind) {
    case 'set-release':
      if (act.field === 'title') return [{ text: act.value, kind: 'title' }];
      if (act.field === 'version') return [{ text: act.value, kind: 'version' }];
      if (act.field === 'recordLabel') return [{ text: act.value, kind: 'label' }];
      return act.field === 'pLine' || act.field === 'cLine' ? [{ text: act.value.holder, kind: 'holder' }] : [];
    case 'set-track':
      return act.field === 'title' || act.field === 'version' ? [{ text: act.value, kind: act.field }] : [];
    case 'track-titles':
      return act.titles.map((text) => ({ text, kind: 'title' as const }));
    case 'credit':
      return act.named.credits.map(({ name }) => ({ text: name, kind: 'name' as const }));
    case 'rename-credit':
      return [{ text: act.name, kind: 'name' }];
    default:
      return [];
  }
}

/** Replaces each free text of an act. */
export function mapFreeTexts(act: PlainAct, change: (text: string) => string): PlainAct {
  switch (act.kind) {
    case 'set-release':
      if (act.field === 'pLine' || act.field === 'cLine')
        return { ...act, value: { ...act.value, holder: change(act.value.holder) } };
      return act.field === 'title' || act.field === 'version' || act.field === 'recordLabel'
        ? { ...act, value: change(act.value) }
        : act;
    case 'set-track':
      return act.field === 'title' || act.field === 'version' ? { ...act, value: change(act.value) } : act;
    case 'track-titles':
      return { ...act, titles: act.titles.map(change) };
    case 'credit':
      return { ...act, named: mapNames(act.named, change) };
    case 'rename-credit':
      return { ...act, name: change(act.name) };
    default:
      return act;
  }
}

/** Removes the credits that are not names from an act; undefined if nothing remains of the act. */
export function dropNonNames(act: PlainAct, isNone: (text: FreeTextInAct) => boolean): PlainAct | undefined {
  if (act.kind !== 'credit') return freeTextsIn(act).some(isNone) ? undefined : act;
  const named = filterNames(act.named, (name) => !isNone({ text: name, kind: 'name' }));
  return named.credits.length > 0 ? { ...act, named } : undefined;
}

/** Reports the texts that are not names as not understood, so that they do not disappear silently. */
export const leftOverActs = (acts: readonly PlainAct[], isNone: (text: FreeTextInAct) => boolean): Act[] =>
  [
    ...new Set(
      acts
        .flatMap(freeTextsIn)
        .filter(isNone)
        .map(({ text }) => text),
    ),
  ].map((text) => ({ kind: 'left-over', text }));
