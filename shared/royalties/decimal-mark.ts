import type { Mark } from './number-form.ts';
import { plainNumber } from './plain-number.ts';
import { StatementFault } from './statement-fault.ts';

/**
 * Tells which decimal marks an amount allows. `1.5` and `1,5` are numbers with one mark only. `1,234` and `1.234` are
 * numbers with either mark, but different ones. `12` and `1 000` are the same number with either.
 */
function readings(text: string): { mark?: Mark; isEither: boolean } {
  const [point, comma] = [plainNumber(text, '.'), plainNumber(text, ',')];
  if (point !== undefined && comma !== undefined) return { isEither: point !== comma };
  if (point === undefined && comma === undefined) return { isEither: false };
  return { mark: point === undefined ? ',' : '.', isEither: false };
}

/**
 * Finds the decimal mark of a file from its first amounts. If they allow both, assumes a point and returns `isSure:
 * false`; the reader then stops at the first amount with a comma further down.
 * @throws StatementFault if amounts contradict each other, or if those that could determine the mark are ambiguous
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
