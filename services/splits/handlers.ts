import type { splitsContract } from '../../shared/splits/contract.ts';
import type { Handlers } from '../platform/serve.ts';
import { type AnswerNeeds, answerHandlers } from './answer-handlers.ts';
import { type OwnerNeeds, ownerHandlers } from './owner-handlers.ts';

/** The routes for owners, and those for invited people and parties. */
export const splitHandlers = (needs: OwnerNeeds & AnswerNeeds): Handlers<typeof splitsContract> => ({
  ...ownerHandlers(needs),
  ...answerHandlers(needs),
});
