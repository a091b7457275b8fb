import { type Id, idKinds } from './ids-from.ts';

// Apart from the schemas of ids (ids.ts), because the browser's pages need these without a schema library.

const CHANGE = 'chg_';

/** Whether the id is that of a change of a delivered release. */
export const isChangeId = (id: string): boolean => id.startsWith(CHANGE);

/** The delivered release that the id belongs to: the one that a change is about, or the release itself. */
export const deliveredId = <I extends string>(id: I): I =>
  isChangeId(id) ? (id.replace(CHANGE, `${idKinds.release}_`) as I) : id;

/** The id of the change of a release. */
export const changeIdOf = (id: Id<'release'>): Id<'release'> =>
  id.replace(`${idKinds.release}_`, CHANGE) as Id<'release'>;
