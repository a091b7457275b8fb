import type { Act } from '../../../shared/assistant/act.ts';

/**
 * Acts that only artists or our own code may perform: otherwise a model could write to the office in the artist's name.
 */
const reservedKinds: ReadonlySet<string> = new Set<Act['kind']>(['suggest', 'it-is-right', 'change-it']);

/** Whether the model may not use this act. */
export const isReservedAct = (kind: string): boolean => reservedKinds.has(kind);
