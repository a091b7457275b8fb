import type { ReadingPlan } from './reading-plan.ts';
import type { CellName } from './statement-format.ts';

/**
 * The texts of the first line for cells that most lines repeat.
 * @param line its cells; none if the beginning of the file has no whole line
 */
export function usualTexts(cells: ReadingPlan['cells'], line: readonly string[] = []): ReadingPlan['usual'] {
  const text = (name: CellName) => cells[name]?.map((index) => line[index] ?? '').find((cell) => cell !== '') ?? '';
  return { use: text('use'), currency: text('currency'), from: text('from'), to: text('to') };
}
