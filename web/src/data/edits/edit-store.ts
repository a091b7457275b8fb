import { create } from 'zustand';
import { forgetWithAccount } from '../../lib/account-memory.ts';
import { holdPageWhile } from '../../lib/hold-page.ts';
import { draftOf, type EditEvent, type EditState, nextEdit } from './edit-state.ts';

/** A field's own name among all fields of the site, '{release} {track} {field}' or 'profile {field}', and with it the types of its edit. */
export type EditName<S, T> = string & { readonly edit?: EditState<S, T> };

/** @property label what the page calls the field */
type Edit = { state: EditState<unknown, unknown>; label: string };
type Edits = ReadonlyMap<string, Edit>;

const REST: EditState<never, never> = { phase: 'rest' };

/**
 * What became of each field, by its name. It stands beside the pages, so that an edit goes on when its page is left and waits there when
 * it could not be saved.
 */
const useEdits = create<Edits>(() => new Map());

const isUnsaved = ({ state }: Edit) => draftOf(state) !== undefined;
holdPageWhile(useEdits, (edits) => [...edits.values()].some(isUnsaved));

/** What is stored under a name was put there under the same name, so it has its types. */
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

/** Drops all edits of a release, or of one of its tracks: it is gone, or can no longer be changed. */
export function forgetEdits(releaseId: string, trackId?: string): void {
  const of = trackId ? `${releaseId} ${trackId} ` : `${releaseId} `;
  forget((name) => name.startsWith(of));
}

forgetWithAccount(() => forget(() => true));

/** The fields of a release that the server does not have as they were typed: 'Title, ISRC', or nothing. */
export const useUnsavedFields = (releaseId: string): string =>
  useEdits((edits) =>
    [...edits]
      .filter(([name, edit]) => isUnsaved(edit) && name.startsWith(`${releaseId} `))
      .map(([, { label }]) => label)
      .join(', '),
  );
