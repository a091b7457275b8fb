import { useEffect, useRef } from 'react';
import { isEmptied } from '../../../../shared/releases/field-edits.ts';
import { type Done, draftOf, type FieldEdit, type FieldEvent } from '../../data/releases/edits/field-edit.ts';
import { type EditName, editOf, tellEdit, useEditOf } from '../../data/releases/edits/field-edits.ts';
import { isProblem } from '../../lib/problem-words.ts';
import { sameValue } from '../../lib/same-value.ts';
import { notifyFailure } from '../../ui/toast.tsx';

/** How long 'Saved · Undo' stands beside a field. */
const UNDO_MS = 12_000;

/** What became of what was typed: a value to save, words about what is wrong, or nothing to do before more is typed. */
export type Read<S> = { value: S } | { words: string } | 'unfinished';

type Options<S, T> = {
  name: EditName<S, T>;
  /** What the page calls it. */
  label: string;
  saved: S;
  show: (saved: S) => T;
  /** A saved value in words, for the choice between two of them. */
  tell: (saved: S) => string;
  /** `from` is the value that the edit started from: a field may keep a part of it. */
  read: (typed: T, from: S) => Read<S>;
  save: (edit: { from: S; to: S }) => Promise<unknown>;
  /** Why it was not saved. */
  words: (error: unknown, edit: { from: S; to: S }) => string;
};

/** What the page says of an edit. */
type SavingState =
  | { phase: 'rest' | 'typed' | 'saving' }
  /** `undo` brings back what was there before; from the first name of a list there is no way back, because one stays. */
  | { phase: 'saved'; undo?: () => void }
  | { phase: 'refused'; words: string }
  /** What another page has saved meanwhile, in words. */
  | { phase: 'conflict'; theirs: string };

/** A field as its controls know it: `T` is what they hold. What the server has is not theirs to know. */
export type SavingField<T> = {
  state: SavingState;
  /** Something was typed that is not saved yet. */
  isUnsaved: boolean;
  /** What the controls show. */
  typed: T;
  type: (typed: T) => void;
  /** Saves what was typed; called on blur, or at once for a choice. */
  commit: () => void;
  keepMine: () => void;
  letGo: () => void;
};

/** After these no other try can succeed. */
const isOver = (error: unknown): boolean =>
  isProblem(error, 'release-not-found') || isProblem(error, 'track-not-found') || isProblem(error, 'release-locked');

/**
 * A field that saves itself, also when its page is left with the cursor still in it. What could not be saved then waits for the artist
 * to come back.
 */
export function useFieldEdit<S, T>(options: Options<S, T>): SavingField<T> {
  const { name, label } = options;
  const edit = useEditOf(name);
  // Saving outlives a render, and the page: it works on what is true now, not on what was rendered when it began.
  const now = useRef({ options, isGone: false });
  now.current.options = options;

  const tell = (event: FieldEvent<S, T>) => tellEdit(name, label, event);

  /** @param known the value itself, when it was not typed: what was typed may not say all of it */
  const commit = async (known?: { value: S }): Promise<void> => {
    const waiting = editOf(name);
    if (waiting.phase === 'saving') return tell({ type: 'asked-again' });
    if (waiting.phase !== 'typed' && waiting.phase !== 'refused') return;
    const { read, save, words } = now.current.options;
    const { typed, from } = waiting.draft;
    const found = known ?? read(typed, from);
    if (found === 'unfinished') return;
    if ('words' in found) {
      notifyFailure({ title: 'Validation Error', text: found.words });
      return tell({ type: 'refused', words: found.words });
    }
    if (sameValue(found.value, from)) return tell({ type: 'let-go' });
    tell({ type: 'sent' });
    let again = false;
    try {
      await save({ from, to: found.value });
      const sent = editOf(name);
      // It was forgotten meanwhile: its track is gone, or its account has signed out.
      if (sent.phase !== 'saving') return;
      again = sent.again;
      const done = { from, to: found.value };
      tell({ type: 'saved', typed, done });
      // The offer to take an edit back does not stay for ever.
      const isStillOffered = (later: FieldEdit<S, T>) => later.phase === 'saved' && later.done === done;
      setTimeout(() => isStillOffered(editOf(name)) && tell({ type: 'let-go' }), UNDO_MS);
    } catch (error) {
      const sent = editOf(name);
      if (sent.phase !== 'saving') return;
      again = sent.again;
      // The details hold what the server has of this very field.
      if (isProblem(error, 'field-changed')) return tell({ type: 'conflict', theirs: error.details.current as S });
      const text = words(error, { from, to: found.value });
      notifyFailure({ title: 'Not saved', text });
      const over = isOver(error);
      tell({ type: 'refused', words: text, over });
      if (over && now.current.isGone) tell({ type: 'let-go' });
    }
    if (again) await commit();
  };

  const latest = useRef(commit);
  latest.current = commit;
  useEffect(() => {
    now.current.isGone = false;
    // A phone puts the page away without a blur.
    const onHidden = () => document.visibilityState === 'hidden' && void latest.current();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      now.current.isGone = true;
      const left = editOf(name);
      if (left.phase === 'refused' && left.over) tellEdit(name, '', { type: 'let-go' });
      else void latest.current();
    };
  }, [name]);

  const undo = ({ from, to }: Done<S>) => {
    tell({ type: 'typed', typed: now.current.options.show(from), saved: to });
    void commit({ value: from });
  };
  const draft = draftOf(edit);
  return {
    state: stateOf(edit, options.tell, undo),
    isUnsaved: draft !== undefined,
    typed: draft ? draft.typed : options.show(options.saved),
    type: (typed) => tell({ type: 'typed', typed, saved: now.current.options.saved }),
    commit: () => void commit(),
    keepMine: () => {
      tell({ type: 'keep-mine' });
      void commit();
    },
    letGo: () => tell({ type: 'let-go' }),
  };
}

function stateOf<S, T>(edit: FieldEdit<S, T>, tell: (saved: S) => string, undo: (done: Done<S>) => void): SavingState {
  switch (edit.phase) {
    case 'saved':
      return isEmptied(edit.done.to, edit.done.from)
        ? { phase: 'saved' }
        : { phase: 'saved', undo: () => undo(edit.done) };
    case 'refused':
      return { phase: 'refused', words: edit.words };
    case 'conflict':
      return { phase: 'conflict', theirs: tell(edit.theirs) };
    default:
      return { phase: edit.phase };
  }
}
