/**
 * A part of a SET, with the values of `moved`: `rev` goes up, so that the card follows and two writers notice each other, and `updatedAt`
 * is now, by which the library sorts. Uploads and payments write the like themselves; a checkout that ends unpaid moves `rev` only,
 * because its release stays where it is in the library.
 */
export const MOVED = 'updatedAt = :now, rev = rev + :one';
export const moved = (now: Date) => ({ ':now': now.toISOString(), ':one': 1 });
