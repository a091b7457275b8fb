import type { Idempotency, Route } from '../../shared/contract/route.ts';
import type { Id, IdKind } from '../../shared/ids.ts';
import type { Write } from './table.ts';
import type { UnlessKnown } from './unless-known.ts';

declare const stored: unique symbol;
/** An answer that is stored under its request's key. `storeWithEffect` alone makes one, so a handler that forgets it does not compile. */
export type Stored<A> = A & { readonly [stored]: true };

/**
 * Makes an effect happen together with its answer.
 * @param effect one transaction, which `answered` is a part of: a repetition is refused by it, and is given the answer of the first
 */
export type StoreWithEffect = <A>(answer: A, effect: (answered: Write) => Promise<unknown>) => Promise<Stored<A>>;

/** One id of each kind, or, counted from 0, as many as it is asked for. */
export type SameId = <K extends IdKind>(kind: K, nth?: number) => Id<K>;

/** What a handler is given for each way of `Idempotency`. */
export type GivenByWay = {
  'in-its-write': { storeWithEffect: StoreWithEffect };
  /** The same ids whenever the request comes: a repetition finds what the first one made. */
  'by-its-ids': { sameId: SameId };
  locked: { storeWithEffect: StoreWithEffect };
};
export type Given<R extends Route> = (R extends { idempotent: infer Way extends Idempotency }
  ? GivenByWay[Way]
  : unknown) &
  (R extends { conditional: true } ? { unlessKnown: UnlessKnown } : unknown);

/** What a handler answers: where the answer is stored with the effect, nothing else will do. */
export type Answered<R extends Route, A> = R extends { idempotent: 'in-its-write' | 'locked' } ? Stored<A> : A;
