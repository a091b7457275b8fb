import type { SendMessage } from '../../shared/assistant/contract.ts';

/** Whether a message says nothing, and only asks where the conversation stands: it is opened, taken up again, or opened at a field. */
export const isOpening = ({ message, step }: SendMessage): boolean =>
  step === 'start' || step === 'resume_analysis' || message === 'analyze_resume';
