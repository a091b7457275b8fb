import type { ReadingPlan } from './reading-plan.ts';
import type { CellName } from './statement-format.ts';

/**
 * What the first line of a file says where most lines say the same.
 * @param line its cells; none where the beginning of the file holds no whole line
 */
export function usualTexts(cells: ReadingPlan['cells'], line: readonly string[] = []): ReadingPlan['usual'] {
  const text = (name: CellName) => cells[name]?.map((index) => line[index] ?? '').find((said) => said !== '') ?? '';
  return { use: text('use'), currency: text('currency'), from: text('from'), to: text('to') };
}
