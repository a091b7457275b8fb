import { useEffect, useRef } from 'react';
import { isEmptied } from '../../../../shared/releases/emptied-list.ts';
import {
  draftOf,
  type EditEvent,
  type EditState,
  type RefusalCause,
  type SavedEdit,
} from '../../data/edits/edit-state.ts';
import { dispatchEdit, editOf, useEditOf } from '../../data/edits/edit-store.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { type FieldRules, saveEdit } from './save-edit.ts';

type Options<S, T> = FieldRules<S, T> & {
  saved: S;
  show: (saved: S) => T;
  /** Formats a saved value as text, for a choice between two values. */
  textOf: (saved: S) => string;
};

/** The state of an edit, as shown on the page. */
export type SavingState =
  | { phase: 'rest' | 'typed' | 'saving' }
  /** `undo` restores the previous value. Undefined after the first name in a list, because one name must stay. */
  | { phase: 'saved'; undo?: () => void }
  /** There is no connection; the edit is saved as soon as there is one. */
  | { phase: 'waiting' }
  | { phase: 'refused'; message: string; cause: RefusalCause }
  /** The value that another page has saved, as text. */
  | { phase: 'conflict'; theirs: string };

/** A field from the point of view of its controls. `T` is the controls' value; they do not see the server's value. */
export type SavingField<T> = {
  state: SavingState;
  /** Whether the server has a value that can be restored. */
  hasSaved: boolean;
  /** Whether there is unsaved typed text. */
  isUnsaved: boolean;
  /** The value in the controls. */
  typed: T;
  type: (typed: T) => void;
  /** Saves the controls' value; called on blur, or at once for a choice. */
  commit: () => void;
  /** In a conflict, overwrites the other page's value with the typed one. */
  keepMine: () => void;
  /** Discards the typed value. */
  discard: () => void;
};

/**
 * A field that saves itself, even if the user leaves the page with the cursor in it. If saving fails, the edit is kept
 * until the artist returns.
 */
export function useSavingField<S, T>(options: Options<S, T>): SavingField<T> {
  const { name, label } = options;
  const edit = useEditOf(name);
  const isOnline = useIsOnline();
  // Saving continues after a render and after the user has left the page, so it reads current values from here.
  const now = useRef({ options, isShown: true });
  now.current.options = options;

  const dispatch = (event: EditEvent<S, T>) => dispatchEdit(name, label, event);
  const commit = (known?: { value: S }) =>
    void saveEdit(
      () => now.current.options,
      () => now.current.isShown,
      known,
    );

  const latest = useRef(commit);
  latest.current = commit;
  useEffect(() => {
    now.current.isShown = true;
    // A phone hides the page without a blur event.
    const onHidden = () => document.visibilityState === 'hidden' && latest.current();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      now.current.isShown = false;
      const left = editOf(name);
      if (left.phase === 'refused' && left.cause === 'final') dispatchEdit(name, '', { type: 'discarded' });
      else latest.current();
    };
  }, [name]);

  const undo = ({ from, to }: SavedEdit<S>) => {
    dispatch({ type: 'typed', typed: now.current.options.show(from), saved: to });
    commit({ value: from });
  };
  const draft = draftOf(edit);
  return {
    state: !isOnline && isPending(edit) ? { phase: 'waiting' } : savingState(edit, options.textOf, undo),
    hasSaved: options.textOf(options.saved) !== '',
    isUnsaved: draft !== undefined,
    typed: draft ? draft.typed : options.show(options.saved),
    type: (typed) => dispatch({ type: 'typed', typed, saved: now.current.options.saved }),
    commit: () => commit(),
    keepMine: () => {
      dispatch({ type: 'keep-mine' });
      commit();
    },
    discard: () => dispatch({ type: 'discarded' }),
  };
}

/** Whether an edit is only waiting for a connection. */
const isPending = <S, T>(edit: EditState<S, T>): boolean =>
  edit.phase === 'saving' || (edit.phase === 'refused' && edit.cause === 'unreachable');

function savingState<S, T>(
  edit: EditState<S, T>,
  textOf: (saved: S) => string,
  undo: (done: SavedEdit<S>) => void,
): SavingState {
  switch (edit.phase) {
    case 'saved':
      return isEmptied(edit.done.to, edit.done.from)
        ? { phase: 'saved' }
        : { phase: 'saved', undo: () => undo(edit.done) };
    case 'refused':
      return { phase: 'refused', message: edit.message, cause: edit.cause };
    case 'conflict':
      return { phase: 'conflict', theirs: textOf(edit.theirs) };
    default:
      return { phase: edit.phase };
  }
}
