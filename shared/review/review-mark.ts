import * as z from 'zod';
import { IsoTime } from '../ids.ts';
import { OfficePerson } from '../releases/office-person.ts';

/** 'Looks good': a reviewer has checked a submission and would export it (product 22.3). It changes no state. */
export const ReviewMark = z.object({ by: OfficePerson, at: IsoTime });
export type ReviewMark = z.infer<typeof ReviewMark>;

type Marked = { submission?: { at: string }; looksGood?: ReviewMark | undefined };

/** The mark on the current submission. A mark on an earlier submission is ignored. */
export const markInForce = ({ submission, looksGood }: Marked): ReviewMark | null =>
  looksGood && submission && looksGood.at >= submission.at ? looksGood : null;
