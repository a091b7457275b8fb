import { sameValue } from '../../../../shared/same-value.ts';

/** What was typed, and the value that the page showed when typing began. */
export type Draft<S, T> = { typed: T; from: S };
/** An edit that was saved. */
export type Done<S> = { from: S; to: S };

/**
 * Why an edit was not saved. 'invalid': it breaks a rule of its field. 'unreachable': no answer came; it is tried again when there is a
 * connection. 'final': what it belongs to is gone, or can no longer be changed. 'refused': anything else, which another try may mend.
 */
export type RefusalCause = 'invalid' | 'unreachable' | 'final' | 'refused';

/**
 * One field that saves itself. `S` is the value as the server has it, `T` what the controls hold while it is typed.
 * Nothing typed is lost: the draft goes away only when the server has it, or when the artist lets it go.
 */
export type EditState<S, T> =
  | { phase: 'rest' }
  | { phase: 'typed'; draft: Draft<S, T> }
  /** `again`: saving was asked for once more meanwhile. */
  | { phase: 'saving'; draft: Draft<S, T>; again: boolean }
  /** `done` can be taken back for a while. */
  | { phase: 'saved'; done: Done<S> }
  | { phase: 'refused'; draft: Draft<S, T>; message: string; cause: RefusalCause }
  /** `theirs` is what another page has saved meanwhile. */
  | { phase: 'conflict'; draft: Draft<S, T>; theirs: S };

export type EditEvent<S, T> =
  | { type: 'typed'; typed: T; saved: S }
  | { type: 'sent' }
  | { type: 'asked-again' }
  | { type: 'saved'; typed: T; done: Done<S> }
  | { type: 'refused'; message: string; cause: RefusalCause }
  | { type: 'conflict'; theirs: S }
  | { type: 'keep-mine' }
  | { type: 'discarded' };

/** What was typed and is not saved, if anything. */
export const draftOf = <S, T>(edit: EditState<S, T>): Draft<S, T> | undefined =>
  'draft' in edit ? edit.draft : undefined;

export function nextEdit<S, T>(edit: EditState<S, T>, event: EditEvent<S, T>): EditState<S, T> {
  const draft = draftOf(edit);
  switch (event.type) {
    case 'typed': {
      const next = { typed: event.typed, from: draft ? draft.from : event.saved };
      // A conflict stays on the page until the artist has chosen; typing on does not hide it.
      if (edit.phase === 'conflict' || edit.phase === 'saving') return { ...edit, draft: next };
      return { phase: 'typed', draft: next };
    }
    case 'sent':
      return draft ? { phase: 'saving', draft, again: false } : edit;
    case 'asked-again':
      return edit.phase === 'saving' ? { ...edit, again: true } : edit;
    case 'saved':
      // Typed on while it was being saved: the rest is a new edit of the value that is now saved.
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
      // What is on its way arrives; it can be taken back then.
      return edit.phase === 'saving' ? edit : { phase: 'rest' };
  }
}
