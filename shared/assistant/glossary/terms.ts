import { codeTerms } from './codes.ts';
import { coverTerms } from './covers.ts';
import { creditTerms } from './credits.ts';
import { dateTerms } from './dates.ts';
import { fileTerms } from './files.ts';
import { moneyTerms } from './money.ts';
import { releaseTerms } from './release.ts';
import { rightsTerms } from './rights.ts';
import type { Term } from './term.ts';

/** The trade terms that the assistant can explain (product 31.9). */
export const terms: readonly Term[] = [
  ...releaseTerms,
  ...dateTerms,
  ...codeTerms,
  ...rightsTerms,
  ...coverTerms,
  ...creditTerms,
  ...fileTerms,
  ...moneyTerms,
];
