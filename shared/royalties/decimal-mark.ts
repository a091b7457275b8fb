import type { Mark } from './number-form.ts';
import { plainNumber } from './plain-number.ts';
import { StatementFault } from './statement-fault.ts';

/** `1.5` and `1,5` can be read with one mark only; `1,234` and `1.234` with both, as two numbers; `12` and `1 000` are the same with both. */
function readings(text: string): { mark?: Mark; isEither: boolean } {
  const [point, comma] = [plainNumber(text, '.'), plainNumber(text, ',')];
  if (point !== undefined && comma !== undefined) return { isEither: point !== comma };
  if (point === undefined && comma === undefined) return { isEither: false };
  return { mark: point === undefined ? ',' : '.', isEither: false };
}

/**
 * Which mark the amounts of a file have, from the first of them. Where none tells, it is the point, not for sure: the reader stops at the
 * first amount further down that has a comma.
 * @throws StatementFault when they contradict each other, or the only ones that tell can be read in two ways
 */
export function decimalMark(amounts: readonly string[]): { mark: Mark; isSure: boolean } {
  const read = amounts.map((text) => ({ text, ...readings(text) }));
  const comma = read.find(({ mark }) => mark === ',');
  const point = read.find(({ mark }) => mark === '.');
  if (comma && !point) return { mark: ',', isSure: true };
  if (point && !comma) return { mark: '.', isSure: true };
  if (comma && point)
    throw new StatementFault({ code: 'decimals-unclear', example: comma.text.trim(), point: point.text.trim() });
  const either = read.find(({ text, isEither }) => isEither && text.includes(','));
  if (either) throw new StatementFault({ code: 'decimals-unclear', example: either.text.trim() });
  return { mark: '.', isSure: false };
}
