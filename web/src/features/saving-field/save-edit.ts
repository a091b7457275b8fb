import { Problem } from '../../../../shared/contract/problem.ts';
import { sameValue } from '../../../../shared/same-value.ts';
import type { EditEvent, EditState, RefusalCause } from '../../data/edits/edit-state.ts';
import { dispatchEdit, type EditName, editOf } from '../../data/edits/edit-store.ts';
import { betweenPresses } from '../../lib/between-presses.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { whenConnected } from '../../lib/when-connected.ts';
import { notifyFailure } from '../../ui/toast.tsx';

/** How long 'Saved · Undo' stands beside a field. */
const UNDO_MS = 12_000;

/** What became of what was typed: a value to save, a message about what is wrong, or nothing to do before more is typed. */
export type Read<S> = { value: S } | { message: string } | 'unfinished';

/** How a field is saved. */
export type FieldRules<S, T> = {
  name: EditName<S, T>;
  /** What the page calls it. */
  label: string;
  /** `from` is the value that the edit started from: a field may keep a part of it. Rejects when what checks it could not be loaded. */
  read: (typed: T, from: S) => Read<S> | Promise<Read<S>>;
  save: (edit: { from: S; to: S }) => Promise<unknown>;
  /** Why it was not saved. */
  message: (error: unknown, edit: { from: S; to: S }) => string;
};

/** The title of the toast that says why an edit was not saved. */
export const refusalTitle = (cause: RefusalCause): string => (cause === 'invalid' ? 'Validation Error' : 'Not saved');

/** Whether an edit still waits for a connection: it may have been saved by hand, typed on, or given up. */
const isUnreachable = <S, T>(name: EditName<S, T>): boolean => {
  const edit = editOf(name);
  return edit.phase === 'refused' && edit.cause === 'unreachable';
};

/** After these no other try can succeed. */
const isFinal = (error: unknown): boolean =>
  isProblem(error, 'release-not-found') || isProblem(error, 'track-not-found') || isProblem(error, 'release-locked');

const causeOf = (error: unknown): RefusalCause => {
  // What is typed when its sign-in has ended is saved with the next one, as after a lost connection.
  if (!(error instanceof Problem) || error.code === 'sign-in-required') return 'unreachable';
  return isFinal(error) ? 'final' : 'refused';
};

/**
 * Saves what was typed into a field, and what is typed meanwhile after it. It outlives the page that began it.
 * @param rulesNow the field as the page shows it now
 * @param isShown whether a page shows it still
 * @param known the value itself, when it was not typed: what was typed may not say all of it
 */
export async function saveEdit<S, T>(
  rulesNow: () => FieldRules<S, T>,
  isShown: () => boolean,
  known?: { value: S },
): Promise<void> {
  const { name, label, read, save, message } = rulesNow();
  const dispatch = (event: EditEvent<S, T>) => dispatchEdit(name, label, event);
  const waiting = editOf(name);
  if (waiting.phase === 'saving') return dispatch({ type: 'asked-again' });
  if (waiting.phase !== 'typed' && waiting.phase !== 'refused') return;
  const { typed, from } = waiting.draft;
  const reading = known ?? read(typed, from);
  const found = reading instanceof Promise ? await reading.catch((error: unknown) => ({ error })) : reading;
  // Typed on, saved or given up while what checks it was on its way: who did that has asked for what is needed then.
  if (editOf(name) !== waiting || found === 'unfinished') return;
  // To leave a field may be the press of a button below it, which what is said at the field would move.
  if ('error' in found || 'message' in found) {
    await new Promise<void>(betweenPresses);
    if (editOf(name) !== waiting) return;
  }
  if ('error' in found) {
    whenConnected(name, () => {
      if (isUnreachable(name)) void saveEdit(rulesNow, isShown);
    });
    return dispatch({ type: 'refused', message: message(found.error, { from, to: from }), cause: 'unreachable' });
  }
  if ('message' in found) {
    // On its page the field says it (use-refusal-toast.ts).
    if (!isShown()) notifyFailure({ title: refusalTitle('invalid'), text: found.message });
    return dispatch({ type: 'refused', message: found.message, cause: 'invalid' });
  }
  const edit = { from, to: found.value };
  if (sameValue(edit.to, from)) return dispatch({ type: 'discarded' });

  dispatch({ type: 'sent' });
  let isReconnected = false;
  const stopWaiting = whenConnected(name, () => {
    isReconnected = true;
    if (isUnreachable(name)) void saveEdit(rulesNow, isShown);
  });
  const answer = await save(edit).then(
    (): EditEvent<S, T> => ({ type: 'saved', typed, done: edit }),
    (error: unknown): EditEvent<S, T> =>
      // The details hold what the server has of this very field.
      isProblem(error, 'field-changed')
        ? { type: 'conflict', theirs: error.details.current as S }
        : { type: 'refused', message: message(error, edit), cause: causeOf(error) },
  );
  // With what the answer changed elsewhere on the page, which waits for the same.
  await new Promise<void>(betweenPresses);
  const isLost = answer.type === 'refused' && answer.cause === 'unreachable';
  if (!isLost) stopWaiting();
  const sent = editOf(name);
  // It was forgotten meanwhile: its track is gone, or its account has signed out.
  if (sent.phase !== 'saving') return;
  dispatch(answer);
  if (answer.type === 'conflict') return;
  if (answer.type === 'saved') {
    // The offer to take an edit back does not stay for ever.
    const isStillOffered = (later: EditState<S, T>) => later.phase === 'saved' && later.done === edit;
    setTimeout(() => isStillOffered(editOf(name)) && dispatch({ type: 'discarded' }), UNDO_MS);
  }
  if (answer.type === 'refused') {
    if (!isShown()) notifyFailure({ title: refusalTitle(answer.cause), text: answer.message });
    if (answer.cause === 'final' && !isShown()) dispatch({ type: 'discarded' });
  }
  // The connection came back while the last try was failing.
  const isWorthIt = isLost && isReconnected;
  if (sent.again || isWorthIt) await saveEdit(rulesNow, isShown);
}
