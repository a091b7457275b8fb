import { create } from 'zustand';
import { forgetWithAccount } from '../../lib/account-memory.ts';
import { warnBeforeUnloadWhile } from '../../lib/warn-before-unload.ts';
import { draftOf, type EditEvent, type EditState, nextEdit } from './edit-state.ts';

/**
 * A field's name, which is unique on the site: '{release} {track} {field}' or 'profile {field}'. Its type carries the
 * types of the field's edit.
 */
export type EditName<S, T> = string & { readonly edit?: EditState<S, T> };

/** @property label the field's label on the page */
type Edit = { state: EditState<unknown, unknown>; label: string };
type Edits = ReadonlyMap<string, Edit>;

const REST: EditState<never, never> = { phase: 'rest' };

/**
 * The state of each field by name. The states outlive the pages: an edit continues after the user has left the page,
 * and is kept if it could not be saved.
 */
const useEdits = create<Edits>(() => new Map());

const isUnsaved = ({ state }: Edit) => draftOf(state) !== undefined;
warnBeforeUnloadWhile(useEdits, (edits) => [...edits.values()].some(isUnsaved));

/** A state is stored and read under the same name, so its types match the name's. */
const stateIn = <S, T>(edits: Edits, name: EditName<S, T>): EditState<S, T> =>
  (edits.get(name)?.state ?? REST) as EditState<S, T>;

export const editOf = <S, T>(name: EditName<S, T>): EditState<S, T> => stateIn(useEdits.getState(), name);

export const useEditOf = <S, T>(name: EditName<S, T>): EditState<S, T> => useEdits((edits) => stateIn(edits, name));

export function dispatchEdit<S, T>(name: EditName<S, T>, label: string, event: EditEvent<S, T>): void {
  const state = nextEdit(editOf(name), event);
  const next = new Map(useEdits.getState());
  if (state.phase === 'rest') next.delete(name);
  else next.set(name, { state, label });
  useEdits.setState(next, true);
}

const forget = (isGone: (name: string) => boolean) =>
  useEdits.setState((edits) => new Map([...edits].filter(([name]) => !isGone(name))), true);

/** Drops all edits of a release or track that no longer exists or can no longer be changed. */
export function forgetEdits(releaseId: string, trackId?: string): void {
  const of = trackId ? `${releaseId} ${trackId} ` : `${releaseId} `;
  forget((name) => name.startsWith(of));
}

forgetWithAccount(() => forget(() => true));

/** The labels of a release's unsaved fields: 'Title, ISRC', or ''. */
export const useUnsavedFields = (releaseId: string): string =>
  useEdits((edits) =>
    [...edits]
      .filter(([name, edit]) => isUnsaved(edit) && name.startsWith(`${releaseId} `))
      .map(([, { label }]) => label)
      .join(', '),
  );
