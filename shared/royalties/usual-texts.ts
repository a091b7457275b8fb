import type { ReadingPlan } from './reading-plan.ts';
import type { CellName } from './statement-format.ts';

/**
 * Returns the first line's values for the cells that most lines repeat.
 * @param line its cells; empty if the beginning of the file has no complete line
 */
export function usualTexts(cells: ReadingPlan['cells'], line: readonly string[] = []): ReadingPlan['usual'] {
  const text = (name: CellName) => cells[name]?.map((index) => line[index] ?? '').find((cell) => cell !== '') ?? '';
  return { use: text('use'), currency: text('currency'), from: text('from'), to: text('to') };
}
