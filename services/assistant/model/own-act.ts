import type { Act } from '../../../shared/assistant/act.ts';

/** What only an artist says, and what only we offer: a model would else write to the office in the artist's name. */
const own: ReadonlySet<string> = new Set<Act['kind']>(['suggest', 'it-is-right', 'change-it']);

/** Whether an act is none that a model may say. */
export const isOwnAct = (kind: string): boolean => own.has(kind);
