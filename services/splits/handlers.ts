import type { splitsContract } from '../../shared/splits/contract.ts';
import type { Handlers } from '../platform/serve.ts';
import { type AnswerNeeds, answerHandlers } from './answer-handlers.ts';
import { type OwnerNeeds, ownerHandlers } from './owner-handlers.ts';

/** The routes of the owner, and those of whoever is invited or has a part. */
export const splitHandlers = (needs: OwnerNeeds & AnswerNeeds): Handlers<typeof splitsContract> => ({
  ...ownerHandlers(needs),
  ...answerHandlers(needs),
});
