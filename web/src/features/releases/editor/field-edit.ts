import { sameValue } from '../../../lib/same-value.ts';

/**
 * One field that saves itself. `S` is the value as the server has it, `T` what the controls hold while it is typed.
 * Nothing typed is lost: `draft` goes away only when the server has it, or when the artist lets it go.
 */
export type FieldEdit<S, T> = {
  /** What was typed, and the value that the page showed when typing began. */
  draft?: { typed: T; from: S };
  phase: 'rest' | 'saving' | 'saved' | 'refused' | 'conflict';
  /** Why it was refused. */
  words?: string;
  /** What it belongs to is gone, or can no longer be changed: another try would change nothing. */
  over?: boolean;
  /** Saving was asked for once more while it was under way. */
  again?: boolean;
  /** What another page has saved meanwhile. */
  theirs?: S;
  /** The edit that was saved last, so that it can be taken back. */
  done?: { from: S; to: S };
};

export type FieldEvent<S, T> =
  | { type: 'typed'; typed: T; saved: S }
  | { type: 'sent' }
  | { type: 'asked-again' }
  | { type: 'saved'; typed: T; done: { from: S; to: S } }
  | { type: 'refused'; words: string; over?: boolean }
  | { type: 'conflict'; theirs: S }
  | { type: 'keep-mine' }
  | { type: 'let-go' };

export function nextEdit<S, T>(edit: FieldEdit<S, T>, event: FieldEvent<S, T>): FieldEdit<S, T> {
  const { draft } = edit;
  switch (event.type) {
    case 'typed': {
      const next = { typed: event.typed, from: draft ? draft.from : event.saved };
      // A conflict stays on the page until the artist has chosen; typing on does not hide it.
      if (edit.phase === 'conflict') return { ...edit, draft: next };
      return edit.phase === 'saving' ? { ...edit, draft: next } : { draft: next, phase: 'rest' };
    }
    case 'sent':
      return draft ? { draft, phase: 'saving' } : edit;
    case 'asked-again':
      return edit.phase === 'saving' ? { ...edit, again: true } : edit;
    case 'saved':
      // Typed on while it was being saved: the rest is a new edit of the value that is now saved.
      if (draft && !sameValue(draft.typed, event.typed))
        return { draft: { ...draft, from: event.done.to }, phase: 'rest' };
      return { phase: 'saved', done: event.done };
    case 'refused':
      return { ...(draft && { draft }), phase: 'refused', words: event.words, ...(event.over && { over: true }) };
    case 'conflict':
      return { ...(draft && { draft }), phase: 'conflict', theirs: event.theirs };
    case 'keep-mine':
      if (!draft || edit.phase !== 'conflict') return edit;
      return { draft: { ...draft, from: edit.theirs as S }, phase: 'rest' };
    case 'let-go':
      // What is on its way arrives; it can be taken back then.
      return edit.phase === 'saving' ? edit : { phase: 'rest' };
  }
}
