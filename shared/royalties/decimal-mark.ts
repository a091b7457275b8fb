import { StatementFault } from './statement-fault.ts';

/** What stands before the decimals of an amount. */
export type Mark = '.' | ',';

/** An amount that can be read in one way only: with both separators, or with a part that is no group of three digits. */
const isComma = (text: string): boolean =>
  /^[-+(]?(\d{1,3}(\.\d{3})+|\d*),(\d{1,2}|\d{4,})\)?$|^[-+(]?(0?|\d{4,}),\d+\)?$|\.\d{3},/.test(text);
const isPoint = (text: string): boolean => /\./.test(text) && !/\.\d*[.,]/.test(text);
/** `1,234`: a thousand and more, or one and a bit. */
const isEither = (text: string): boolean => /^[-+(]?\d{1,3}(,\d{3})+\)?$/.test(text);

/**
 * Which mark the amounts of a file have, from the first of them. Where none tells, it is the point, not for sure: the reader stops at the
 * first amount further down that can be read in two ways.
 * @throws StatementFault when they contradict each other, or the only ones that tell can be read in two ways
 */
export function decimalMark(amounts: readonly string[]): { mark: Mark; isSure: boolean } {
  const texts = amounts.map((text) => text.trim());
  const comma = texts.find(isComma);
  const point = texts.find(isPoint);
  const either = texts.find(isEither);
  if (comma !== undefined && point === undefined) return { mark: ',', isSure: true };
  if (comma === undefined && point !== undefined) return { mark: '.', isSure: true };
  const example = comma ?? either;
  if (example !== undefined) throw new StatementFault({ code: 'decimals-unclear', example });
  return { mark: '.', isSure: false };
}
