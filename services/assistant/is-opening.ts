import type { SendMessage } from '../../shared/assistant/contract.ts';

/** Whether a message has no content of its own and only opens or resumes a conversation. */
export const isOpening = ({ message, step }: SendMessage): boolean =>
  step === 'start' || step === 'resume_analysis' || message === 'analyze_resume';
