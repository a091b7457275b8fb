import type { contracts, Domain } from '../../../shared/contract/index.ts';
import type { ProblemCode } from '../../../shared/contract/problem.ts';
import type { ArtistId } from '../../../shared/ids.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { Subject } from './subject.ts';

/** One valid call of a row of the contract. */
export type Example = {
  /** The release's state that the call needs; a draft by default. */
  state?: 'submitted' | 'exported';
  /** The release has a UPC that is claimed for it. */
  hasCode?: true;
  /** The answer for an authorised caller: 200, or the refusal that proves that the call got through. */
  answer: 200 | ProblemCode;
  /** The answer for a missing or foreign object; undefined if the call names none. */
  missing?: ProblemCode;
  body?: (subject: Subject) => unknown;
  query?: Record<string, string>;
  /** Creates what the call needs beside the release, for the release's artist. */
  needs?: (subject: { artistId: ArtistId; release: Release }) => Promise<Partial<Subject>>;
  /** The account that an admin's call is about, if one without a sign-in is not enough. */
  account?: () => Promise<{ artistId: ArtistId }>;
  /** The call ends the caller's sign-in. */
  signsOut?: true;
};

/** An example for each row of a domain; a missing one does not compile. */
export type ExamplesOf<D extends Domain> = Record<keyof (typeof contracts)[D], Example>;
