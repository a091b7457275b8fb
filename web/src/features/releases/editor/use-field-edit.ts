import { useEffect, useRef, useState } from 'react';
import { holdPage } from '../../../lib/hold-page.ts';
import { isProblem } from '../../../lib/problem-words.ts';
import { sameValue } from '../../../lib/same-value.ts';
import { notifyFailure } from '../../../ui/toast.tsx';
import { type FieldEdit, type FieldEvent, nextEdit } from './field-edit.ts';
import { leaveEdit, leftEdit, takeEdit } from './left-edits.ts';

/** How long 'Saved · Undo' stands beside a field. */
const UNDO_MS = 12_000;

/** What became of what was typed: a value to save, words about what is wrong, or nothing to do before more is typed. */
export type Read<S> = { value: S } | { words: string } | 'unfinished';

type Options<S, T> = {
  /** The field's own name among all fields of all releases. */
  name: string;
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

/**
 * A field that saves itself, also when its page is left with the cursor still in it. What could not be saved then waits for the artist
 * to come back.
 */
export function useFieldEdit<S, T>(options: Options<S, T>): SavingField<S, T> {
  const { name } = options;
  const [edit, setEdit] = useState(() => leftEdit<S, T>(name) ?? ({ phase: 'rest' } as FieldEdit<S, T>));
  // Saving outlives a render: it works on what is true now, not on what was rendered when it began.
  const now = useRef({ edit, options, again: false, isGone: false });
  now.current.options = options;

  const tell = (event: FieldEvent<S, T>) => {
    now.current.edit = nextEdit(now.current.edit, event);
    if (now.current.isGone) leaveEdit(name, now.current.edit);
    else setEdit(now.current.edit);
  };

  /** @param known the value itself, when it was not typed: what was typed may not say all of it */
  const commit = async (known?: { value: S }): Promise<void> => {
    const { draft, phase } = now.current.edit;
    if (!draft || phase === 'conflict') return;
    if (phase === 'saving') {
      now.current.again = true;
      return;
    }
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
    try {
      await save({ from, to: found.value });
      tell({ type: 'saved', typed, done: { from, to: found.value } });
    } catch (error) {
      if (isProblem(error, 'field-changed')) return tell({ type: 'conflict', theirs: error.details.current as S });
      const text = words(error, { from, to: found.value });
      notifyFailure({ title: 'Not saved', text });
      tell({ type: 'refused', words: text });
    }
    if (now.current.again) {
      now.current.again = false;
      await commit();
    }
  };

  // The offer to take an edit back does not stay for ever.
  const isSaved = edit.phase === 'saved';
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => now.current.edit.phase === 'saved' && tell({ type: 'let-go' }), UNDO_MS);
    return () => clearTimeout(timer);
  });

  const latest = useRef(commit);
  latest.current = commit;
  useEffect(() => {
    now.current.isGone = false;
    takeEdit(name);
    // A phone puts the page away without a blur.
    const onHidden = () => document.visibilityState === 'hidden' && void latest.current();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      now.current.isGone = true;
      leaveEdit(name, now.current.edit);
      void latest.current();
    };
  }, [name]);

  const unsaved = edit.draft !== undefined;
  useEffect(() => (unsaved ? holdPage() : undefined), [unsaved]);

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
      const { done } = now.current.edit;
      if (!done) return;
      tell({ type: 'typed', typed: now.current.options.show(done.from), saved: done.to });
      void commit({ value: done.from });
    },
  };
}
