import { holdPage } from '../../../lib/hold-page.ts';
import type { FieldEdit } from './field-edit.ts';

type Left = { edit: FieldEdit<unknown, unknown>; letGo: () => void };

/** Edits that were not saved when their page was left, by the name of the field. They live as long as the tab, which asks before it closes. */
const left = new Map<string, Left>();

/** Puts an edit aside, or away when there is nothing in it that waits for the artist. One that is being saved is waited for elsewhere. */
export function leaveEdit<S, T>(name: string, edit: FieldEdit<S, T>): void {
  takeEdit(name);
  if (edit.draft && edit.phase !== 'saving')
    left.set(name, { edit: edit as FieldEdit<unknown, unknown>, letGo: holdPage() });
}

/** The edit that waits for a field, if there is one. */
export const leftEdit = <S, T>(name: string): FieldEdit<S, T> | undefined =>
  left.get(name)?.edit as FieldEdit<S, T> | undefined;

/** The field has its edit back. */
export function takeEdit(name: string): void {
  left.get(name)?.letGo();
  left.delete(name);
}
