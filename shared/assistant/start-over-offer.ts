import type { Offer } from './offer.ts';
import type { Step } from './step.ts';

/** Asks for confirmation before a conversation restarts (product 31.13). */
export const startOverOffer = (step: Step): Offer => ({
  text: 'Should I start again with the first question? Your release keeps everything you’ve filled in.',
  step,
  answers: [
    { label: 'Yes, begin again', acts: [{ kind: 'start-over' }], means: 'yes' },
    { label: 'No, go on', acts: [], means: 'no' },
    { label: 'I want to delete it', acts: [{ kind: 'beyond', what: 'delete' }], means: null },
  ],
});
