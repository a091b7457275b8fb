import { sameValue } from '../../../../shared/same-value.ts';

/** The typed value, and the value that was shown when typing began. */
export type Draft<S, T> = { typed: T; from: S };
/** A saved edit. */
export type SavedEdit<S> = { from: S; to: S };

/**
 * Why an edit was not saved. 'invalid': the value breaks one of its field's rules. 'unreachable': there was no
 * response; the edit is retried when there is a connection. 'final': the release or account no longer exists, or can no
 * longer be changed. 'refused': anything else, where a retry may help.
 */
export type RefusalCause = 'invalid' | 'unreachable' | 'final' | 'refused';

/**
 * The state of a field that saves itself. `S` is the server's value, and `T` is the controls' value while typing. Typed
 * text is never lost: a draft is dropped only when the server has saved it, or when the artist discards it.
 */
export type EditState<S, T> =
  | { phase: 'rest' }
  | { phase: 'typed'; draft: Draft<S, T> }
  /** `again`: another save was requested during this one. */
  | { phase: 'saving'; draft: Draft<S, T>; again: boolean }
  /** `done` can be undone for a short time. */
  | { phase: 'saved'; done: SavedEdit<S> }
  | { phase: 'refused'; draft: Draft<S, T>; message: string; cause: RefusalCause }
  /** `theirs`: the value that was saved on a different page in the meantime. */
  | { phase: 'conflict'; draft: Draft<S, T>; theirs: S };

export type EditEvent<S, T> =
  | { type: 'typed'; typed: T; saved: S }
  | { type: 'sent' }
  | { type: 'asked-again' }
  | { type: 'saved'; typed: T; done: SavedEdit<S> }
  | { type: 'refused'; message: string; cause: RefusalCause }
  | { type: 'conflict'; theirs: S }
  | { type: 'keep-mine' }
  | { type: 'discarded' };

/** The typed but unsaved value, if any. */
export const draftOf = <S, T>(edit: EditState<S, T>): Draft<S, T> | undefined =>
  'draft' in edit ? edit.draft : undefined;

export function nextEdit<S, T>(edit: EditState<S, T>, event: EditEvent<S, T>): EditState<S, T> {
  const draft = draftOf(edit);
  switch (event.type) {
    case 'typed': {
      const next = { typed: event.typed, from: draft ? draft.from : event.saved };
      // A conflict remains until the artist has made a choice; further typing does not end it.
      if (edit.phase === 'conflict' || edit.phase === 'saving') return { ...edit, draft: next };
      return { phase: 'typed', draft: next };
    }
    case 'sent':
      return draft ? { phase: 'saving', draft, again: false } : edit;
    case 'asked-again':
      return edit.phase === 'saving' ? { ...edit, again: true } : edit;
    case 'saved':
      // The artist continued typing during the save: the rest is a new edit, based on the saved value.
      if (draft && !sameValue(draft.typed, event.typed))
        return { phase: 'typed', draft: { ...draft, from: event.done.to } };
      return { phase: 'saved', done: event.done };
    case 'refused':
      return draft ? { phase: 'refused', draft, message: event.message, cause: event.cause } : edit;
    case 'conflict':
      return draft ? { phase: 'conflict', draft, theirs: event.theirs } : edit;
    case 'keep-mine':
      return edit.phase === 'conflict' ? { phase: 'typed', draft: { ...edit.draft, from: edit.theirs } } : edit;
    case 'discarded':
      // An edit in flight cannot be cancelled, but it can be undone after it is saved.
      return edit.phase === 'saving' ? edit : { phase: 'rest' };
  }
}
