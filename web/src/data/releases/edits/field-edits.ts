import { useSyncExternalStore } from 'react';
import { forgetWithAccount } from '../../../lib/account-memory.ts';
import { holdPage } from '../../../lib/hold-page.ts';
import { draftOf, type FieldEdit, type FieldEvent, nextEdit } from './field-edit.ts';

type Kept = { edit: FieldEdit<unknown, unknown>; label: string; letGo?: (() => void) | undefined };

/** A field's own name among all fields of all releases, '{release} {track} {field}', and with it the types of what is kept under it. */
export type EditName<S, T> = string & { readonly edit?: FieldEdit<S, T> };

/**
 * What became of each field, by its name. It lives beside the pages, so that an edit goes on when its page is left and waits there when
 * it could not be saved. While anything is unsaved the tab asks before it closes.
 */
const kept = new Map<string, Kept>();
const listeners = new Set<() => void>();
const REST: FieldEdit<never, never> = { phase: 'rest' };

function put(name: string, label: string, edit: FieldEdit<unknown, unknown>): void {
  const before = kept.get(name);
  const letGo = draftOf(edit) ? (before?.letGo ?? holdPage()) : undefined;
  if (!letGo) before?.letGo?.();
  if (edit.phase === 'rest') kept.delete(name);
  else kept.set(name, { edit, label, letGo });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is kept under a name was put there under the same name, so it has its types. */
export const editOf = <S, T>(name: EditName<S, T>): FieldEdit<S, T> =>
  (kept.get(name)?.edit ?? REST) as FieldEdit<S, T>;

export const useEditOf = <S, T>(name: EditName<S, T>): FieldEdit<S, T> =>
  useSyncExternalStore(subscribe, () => editOf(name));

export const tellEdit = <S, T>(name: EditName<S, T>, label: string, event: FieldEvent<S, T>): void =>
  put(name, label, nextEdit(editOf(name), event));

/** Lets go of all edits of a release, or of one of its tracks: it is gone, or can no longer be changed. */
export function forgetEdits(releaseId: string, trackId?: string): void {
  const of = trackId ? `${releaseId} ${trackId} ` : `${releaseId} `;
  for (const name of [...kept.keys()]) if (name.startsWith(of)) put(name, '', REST);
}

forgetWithAccount(() => {
  for (const name of [...kept.keys()]) put(name, '', REST);
});

/** The fields of a release that the server does not have as they were typed: 'Title, ISRC', or nothing. */
export const useUnsavedFields = (releaseId: string): string =>
  useSyncExternalStore(subscribe, () =>
    [...kept]
      .filter(([name, { edit }]) => draftOf(edit) && name.startsWith(`${releaseId} `))
      .map(([, { label }]) => label)
      .join(', '),
  );
