import type { ChangingAct } from '../../../../../shared/assistant/act.ts';
import type { Release } from '../../../../../shared/releases/release.ts';

/** A form's answer, as text for the conversation and as acts. */
type FormAnswer = { message: string; chosen: ChangingAct[] };

export type FormProps = { release: Release; onAnswer: (answer: FormAnswer) => void };
