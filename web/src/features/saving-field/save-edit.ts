import { Problem } from '../../../../shared/contract/problem.ts';
import { sameValue } from '../../../../shared/same-value.ts';
import type { EditEvent, EditState, RefusalCause } from '../../data/edits/edit-state.ts';
import { dispatchEdit, type EditName, editOf } from '../../data/edits/edit-store.ts';
import { betweenPresses } from '../../lib/between-presses.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { whenConnected } from '../../lib/when-connected.ts';
import { notifyFailure } from '../../ui/toast.tsx';

/** How long 'Saved · Undo' is shown beside a field. */
const UNDO_MS = 12_000;

/**
 * The result of reading the typed text: a value to save, a message about an error, or 'unfinished' if more typing is
 * needed.
 */
export type Read<S> = { value: S } | { message: string } | 'unfinished';

/** The rules for saving a field. */
export type FieldRules<S, T> = {
  name: EditName<S, T>;
  /** The field's label. */
  label: string;
  /**
   * `from` is the value that the edit started from, because a field may keep a part of it. Rejects if its checks could
   * not be loaded.
   */
  read: (typed: T, from: S) => Read<S> | Promise<Read<S>>;
  save: (edit: { from: S; to: S }) => Promise<unknown>;
  /** Explains why the edit was not saved. */
  message: (error: unknown, edit: { from: S; to: S }) => string;
};

/** The title of the toast for an edit that was not saved. */
export const refusalTitle = (cause: RefusalCause): string => (cause === 'invalid' ? 'Validation Error' : 'Not saved');

/**
 * Whether an edit is still waiting for a connection. It may have been saved manually, changed or discarded in the
 * meantime.
 */
const isUnreachable = <S, T>(name: EditName<S, T>): boolean => {
  const edit = editOf(name);
  return edit.phase === 'refused' && edit.cause === 'unreachable';
};

/** Whether the error is final, so that no retry can succeed. */
const isFinal = (error: unknown): boolean =>
  isProblem(error, 'release-not-found') || isProblem(error, 'track-not-found') || isProblem(error, 'release-locked');

const causeOf = (error: unknown): RefusalCause => {
  // An edit whose session has ended is saved after the next sign-in, just like after a lost connection.
  if (!(error instanceof Problem) || error.code === 'sign-in-required') return 'unreachable';
  return isFinal(error) ? 'final' : 'refused';
};

/**
 * Saves a field's typed text, and then any text that was typed during the save. Continues after the user has left the
 * page.
 * @param rulesNow returns the field's current rules
 * @param isShown whether a page still shows the field
 * @param known the value itself, if it was not typed and the controls cannot represent all of it
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
  // The edit was changed, saved or discarded while its checks were loading. Another call handles the new state.
  if (editOf(name) !== waiting || found === 'unfinished') return;
  // The field may have lost the focus because a button below it is being pressed, and an error message at the field
  // would move that button.
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
    // If a page shows the field, the field shows the message (use-refusal-toast.ts).
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
      // The details contain the server's value of this field.
      isProblem(error, 'field-changed')
        ? { type: 'conflict', theirs: error.details.current as S }
        : { type: 'refused', message: message(error, edit), cause: causeOf(error) },
  );
  // Shown together with the reply's other changes to the page, which also wait for the press to end.
  await new Promise<void>(betweenPresses);
  const isLost = answer.type === 'refused' && answer.cause === 'unreachable';
  if (!isLost) stopWaiting();
  const sent = editOf(name);
  // The edit was dropped, because its track was deleted or its account has signed out.
  if (sent.phase !== 'saving') return;
  dispatch(answer);
  if (answer.type === 'conflict') return;
  if (answer.type === 'saved') {
    // Ends the undo after a while, unless the field has been edited again.
    const isStillOffered = (later: EditState<S, T>) => later.phase === 'saved' && later.done === edit;
    setTimeout(() => isStillOffered(editOf(name)) && dispatch({ type: 'discarded' }), UNDO_MS);
  }
  if (answer.type === 'refused') {
    if (!isShown()) notifyFailure({ title: refusalTitle(answer.cause), text: answer.message });
    if (answer.cause === 'final' && !isShown()) dispatch({ type: 'discarded' });
  }
  // The connection returned during the failed attempt.
  const isWorthIt = isLost && isReconnected;
  if (sent.again || isWorthIt) await saveEdit(rulesNow, isShown);
}
