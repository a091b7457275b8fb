import type { Act } from '../../../shared/assistant/act.ts';

/** Acts reserved for artists or for the product: otherwise a model could write to the office in the artist's name. */
const own: ReadonlySet<string> = new Set<Act['kind']>(['suggest', 'it-is-right', 'change-it']);

/** Whether an act is forbidden to a model. */
export const isReservedAct = (kind: string): boolean => own.has(kind);
