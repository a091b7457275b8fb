import { useEffect, useRef } from 'react';
import { isEmptied } from '../../../../shared/releases/field-edits.ts';
import { type Done, draftOf, type EditEvent, type EditState, type RefusalCause } from '../../data/edits/edit-state.ts';
import { dispatchEdit, editOf, useEditOf } from '../../data/edits/edit-store.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { type FieldRules, saveEdit } from './save-edit.ts';

type Options<S, T> = FieldRules<S, T> & {
  saved: S;
  show: (saved: S) => T;
  /** A saved value as text, for the choice between two of them. */
  textOf: (saved: S) => string;
};

/** What the page says of an edit. */
export type SavingState =
  | { phase: 'rest' | 'typed' | 'saving' }
  /** `undo` brings back what was there before; from the first name of a list there is no way back, because one stays. */
  | { phase: 'saved'; undo?: () => void }
  /** Without a connection; it is saved when there is one. */
  | { phase: 'waiting' }
  | { phase: 'refused'; message: string; cause: RefusalCause }
  /** What another page has saved meanwhile, as text. */
  | { phase: 'conflict'; theirs: string };

/** A field as its controls know it: `T` is what they hold. What the server has is not theirs to know. */
export type SavingField<T> = {
  state: SavingState;
  /** The server has a value to go back to. */
  hasSaved: boolean;
  /** Something was typed that is not saved yet. */
  isUnsaved: boolean;
  /** What the controls show. */
  typed: T;
  type: (typed: T) => void;
  /** Saves what was typed; called on blur, or at once for a choice. */
  commit: () => void;
  /** In a conflict: saves what was typed over what another page has saved. */
  keepMine: () => void;
  /** Drops what was typed. */
  discard: () => void;
};

/**
 * A field that saves itself, also when its page is left with the cursor still in it. What could not be saved then waits for the artist
 * to come back.
 */
export function useSavingField<S, T>(options: Options<S, T>): SavingField<T> {
  const { name, label } = options;
  const edit = useEditOf(name);
  const isOnline = useIsOnline();
  // Saving outlives a render, and the page: it works on what is true now, not on what was rendered when it began.
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
    // A phone puts the page away without a blur.
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

  const undo = ({ from, to }: Done<S>) => {
    dispatch({ type: 'typed', typed: now.current.options.show(from), saved: to });
    commit({ value: from });
  };
  const draft = draftOf(edit);
  return {
    state: !isOnline && isOnItsWay(edit) ? { phase: 'waiting' } : savingState(edit, options.textOf, undo),
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

/** Only a connection is missing. */
const isOnItsWay = <S, T>(edit: EditState<S, T>): boolean =>
  edit.phase === 'saving' || (edit.phase === 'refused' && edit.cause === 'unreachable');

function savingState<S, T>(
  edit: EditState<S, T>,
  textOf: (saved: S) => string,
  undo: (done: Done<S>) => void,
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
