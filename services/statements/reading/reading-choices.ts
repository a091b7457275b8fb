import type { ReadingChoices } from '../../../shared/statements/statement-parts.ts';
import type { CheckedFile } from '../../royalties/check-statement-file.ts';

/** Lists the choices made in reading a file that the office may change. Most files have none. */
export function readingChoices({ encoding, encodings, sheet }: CheckedFile): ReadingChoices {
  const used = encodings?.find((candidate) => candidate.encoding === encoding)?.encoding;
  return {
    ...(used && encodings && { encoding: { used, candidates: encodings } }),
    ...(sheet && { sheet }),
  };
}
