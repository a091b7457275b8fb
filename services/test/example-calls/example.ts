import type { contracts, Domain } from '../../../shared/contract/index.ts';
import type { ProblemCode } from '../../../shared/contract/problem.ts';
import type { ArtistId } from '../../../shared/ids.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { Subject } from './subject.ts';

/** One valid call to a row of the contract. */
export type Example = {
  /** The release's state that the call needs; a draft by default. */
  state?: 'submitted' | 'exported';
  /** Whether the release has a UPC that is claimed for it. */
  hasCode?: true;
  /** The reply to an authorized caller: 200, or an error that proves that the call reached the handler. */
  answer: 200 | ProblemCode;
  /** The reply for a missing or foreign object; undefined if the call names no object. */
  missing?: ProblemCode;
  body?: (subject: Subject) => unknown;
  query?: Record<string, string>;
  /** Creates the other objects that the call needs, for the release's artist. */
  needs?: (subject: { artistId: ArtistId; release: Release }) => Promise<Partial<Subject>>;
  /** Creates the account that an admin's call is about; by default, one that nobody signs in to. */
  account?: () => Promise<{ artistId: ArtistId }>;
  /** Whether the call ends the caller's sign-in. */
  signsOut?: true;
};

/** An example for each row of a domain; if one is missing, the code does not compile. */
export type ExamplesOf<D extends Domain> = Record<keyof (typeof contracts)[D], Example>;
