import type { ChangingAct } from '../../../../../shared/assistant/act.ts';
import type { Release } from '../../../../../shared/releases/release.ts';

/** What a form says: in words, which stand in the conversation, and as what is done. */
type FormAnswer = { message: string; chosen: ChangingAct[] };

export type FormProps = { release: Release; onAnswer: (answer: FormAnswer) => void };
