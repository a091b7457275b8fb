/** Every write moves `rev` and `updatedAt`, so that the card follows and two writers notice each other. */
export const MOVED = 'updatedAt = :now, rev = rev + :one';
export const moved = (now: Date) => ({ ':now': now.toISOString(), ':one': 1 });
