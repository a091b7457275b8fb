import { useEffect, useRef } from 'react';
import { isProblem } from '../../../lib/problem-words.ts';
import { sameValue } from '../../../lib/same-value.ts';
import { notifyFailure } from '../../../ui/toast.tsx';
import type { FieldEdit, FieldEvent } from './field-edit.ts';
import { editOf, tellEdit, useEditOf } from './field-edits.ts';

/** How long 'Saved · Undo' stands beside a field. */
const UNDO_MS = 12_000;

/** What became of what was typed: a value to save, words about what is wrong, or nothing to do before more is typed. */
export type Read<S> = { value: S } | { words: string } | 'unfinished';

type Options<S, T> = {
  /** The field's own name among all fields of all releases, as in field-edits.ts. */
  name: string;
  /** What the page calls it. */
  label: string;
  saved: S;
  show: (saved: S) => T;
  /** `from` is the value that the edit started from: a field may keep a part of it. */
  read: (typed: T, from: S) => Read<S>;
  save: (edit: { from: S; to: S }) => Promise<unknown>;
  /** Why it was not saved. */
  words: (error: unknown, edit: { from: S; to: S }) => string;
};

export type SavingField<S, T> = {
  edit: FieldEdit<S, T>;
  /** What the controls show. */
  typed: T;
  type: (typed: T) => void;
  /** Saves what was typed; called on blur, or at once for a choice. */
  commit: () => void;
  keepMine: () => void;
  letGo: () => void;
  /** Brings back what was there before the edit that was just saved. */
  undo: () => void;
};

/** After these no other try can succeed. */
const isOver = (error: unknown): boolean =>
  isProblem(error, 'release-not-found') || isProblem(error, 'track-not-found') || isProblem(error, 'release-locked');

/**
 * A field that saves itself, also when its page is left with the cursor still in it. What could not be saved then waits for the artist
 * to come back.
 */
export function useFieldEdit<S, T>(options: Options<S, T>): SavingField<S, T> {
  const { name, label } = options;
  const edit = useEditOf<S, T>(name);
  // Saving outlives a render, and the page: it works on what is true now, not on what was rendered when it began.
  const now = useRef({ options, isGone: false });
  now.current.options = options;

  const tell = (event: FieldEvent<S, T>) => tellEdit(name, label, event);

  /** @param known the value itself, when it was not typed: what was typed may not say all of it */
  const commit = async (known?: { value: S }): Promise<void> => {
    const { draft, phase } = editOf<S, T>(name);
    if (!draft || phase === 'conflict') return;
    if (phase === 'saving') return tell({ type: 'asked-again' });
    const { read, save, words } = now.current.options;
    const { typed, from } = draft;
    const found = known ?? read(typed, from);
    if (found === 'unfinished') return;
    if ('words' in found) {
      notifyFailure({ title: 'Validation Error', text: found.words });
      return tell({ type: 'refused', words: found.words });
    }
    if (sameValue(found.value, from)) return tell({ type: 'let-go' });
    tell({ type: 'sent' });
    // It is no longer being saved when it was forgotten meanwhile: its track is gone, or its account has signed out.
    const isForgotten = () => editOf(name).phase !== 'saving';
    let again: boolean | undefined;
    try {
      await save({ from, to: found.value });
      if (isForgotten()) return;
      again = editOf(name).again;
      const done = { from, to: found.value };
      tell({ type: 'saved', typed, done });
      // The offer to take an edit back does not stay for ever.
      setTimeout(() => editOf(name).done === done && tell({ type: 'let-go' }), UNDO_MS);
    } catch (error) {
      if (isForgotten()) return;
      again = editOf(name).again;
      if (isProblem(error, 'field-changed')) return tell({ type: 'conflict', theirs: error.details.current as S });
      const text = words(error, { from, to: found.value });
      notifyFailure({ title: 'Not saved', text });
      tell(
        isOver(error) && now.current.isGone
          ? { type: 'let-go' }
          : { type: 'refused', words: text, over: isOver(error) },
      );
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
      if (editOf(name).over) tellEdit(name, '', { type: 'let-go' });
      else void latest.current();
    };
  }, [name]);

  return {
    edit,
    typed: edit.draft ? edit.draft.typed : options.show(options.saved),
    type: (typed) => tell({ type: 'typed', typed, saved: now.current.options.saved }),
    commit: () => void commit(),
    keepMine: () => {
      tell({ type: 'keep-mine' });
      void commit();
    },
    letGo: () => tell({ type: 'let-go' }),
    undo: () => {
      const { done } = editOf<S, T>(name);
      if (!done) return;
      tell({ type: 'typed', typed: now.current.options.show(done.from), saved: done.to });
      void commit({ value: done.from });
    },
  };
}
