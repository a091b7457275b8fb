import type { Idempotency, Route } from '../../shared/contract/route.ts';
import type { Id, IdKind } from '../../shared/ids.ts';
import type { UnlessKnown } from './answer-version.ts';
import type { Write } from './table.ts';

declare const stored: unique symbol;
/**
 * A reply stored under its request's key. Only `storeWithEffect` makes one, so a handler that forgets to call it does
 * not compile.
 */
export type Stored<A> = A & { readonly [stored]: true };

/**
 * Commits an effect and its reply together.
 * @param effect one transaction that includes `answered`; it fails for a retry, which then gets the first reply
 */
export type StoreWithEffect = <A>(answer: A, effect: (answered: Write) => Promise<unknown>) => Promise<Stored<A>>;

/**
 * Returns an id of a given kind that is the same for every retry; `nth` (from 0) distinguishes several ids of one kind.
 */
export type SameId = <K extends IdKind>(kind: K, nth?: number) => Id<K>;

/** The tools that a handler receives for each kind of `Idempotency`. */
export type ToolsByWay = {
  'in-its-write': { storeWithEffect: StoreWithEffect };
  /** Makes the same ids for every retry, so that a retry finds the objects that the first request created. */
  'by-its-ids': { sameId: SameId };
  locked: { storeWithEffect: StoreWithEffect };
};
export type HandlerTools<R extends Route> = (R extends { idempotent: infer Way extends Idempotency }
  ? ToolsByWay[Way]
  : unknown) &
  (R extends { conditional: true } ? { unlessKnown: UnlessKnown } : unknown);

/** The result of a handler. If the reply is stored with the effect, only a stored reply compiles. */
export type Answered<R extends Route, A> = R extends { idempotent: 'in-its-write' | 'locked' } ? Stored<A> : A;
