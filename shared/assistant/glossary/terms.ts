import { codesTerms } from './codes.ts';
import { coversTerms } from './covers.ts';
import { creditsTerms } from './credits.ts';
import { datesTerms } from './dates.ts';
import { filesTerms } from './files.ts';
import { moneyTerms } from './money.ts';
import { releaseTerms } from './release.ts';
import { rightsTerms } from './rights.ts';
import type { Term } from './term.ts';

/** The trade terms that the assistant can explain (product 31.9). */
export const terms: readonly Term[] = [
  ...releaseTerms,
  ...datesTerms,
  ...codesTerms,
  ...rightsTerms,
  ...coversTerms,
  ...creditsTerms,
  ...filesTerms,
  ...moneyTerms,
];
