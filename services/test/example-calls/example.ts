import type { contracts, Domain } from '../../../shared/contract/index.ts';
import type { ProblemCode } from '../../../shared/contract/problem.ts';
import type { ArtistId } from '../../../shared/ids.ts';
import type { Release } from '../../../shared/releases/release.ts';
import type { Subject } from './subject.ts';

/** One right call of a row of the contract. */
export type Example = {
  /** The state that the release must have for the call to make sense; a draft where nothing is said. */
  state?: 'submitted' | 'exported';
  /** The release has a UPC, which is claimed for it. */
  hasCode?: true;
  /** What somebody who may is answered: 200, or the refusal which shows that the call came through. */
  answer: 200 | ProblemCode;
  /** The answer for an object that is not there, or not the caller's; none where the call names no object. */
  missing?: ProblemCode;
  body?: (subject: Subject) => unknown;
  query?: Record<string, string>;
  /** Makes what the call is about beside the release, for the release's artist. */
  needs?: (given: { artistId: ArtistId; release: Release }) => Promise<Partial<Subject>>;
  /** The account that an admin's call is about, where any without a sign-in is not enough. */
  account?: () => Promise<{ artistId: ArtistId }>;
  /** The caller's sign-in is over after it. */
  signsOut?: true;
};

/** An example of each row of a domain: the compiler asks for one that is missing. */
export type ExamplesOf<D extends Domain> = Record<keyof (typeof contracts)[D], Example>;
