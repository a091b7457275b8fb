import { interpret } from '../../shared/assistant/interpret/interpret.ts';
import { questions } from '../../shared/assistant/questions.ts';
import type { Understand } from './understand.ts';

/** Reads a message without a model. A file sent without words leaves nothing to read. */
export const understandEmbedded: Understand = async ({ message, release, conversation, points, today, country }) => ({
  acts:
    message === ''
      ? []
      : interpret(message, {
          question: questions[conversation.step],
          release,
          today,
          country,
          previous: conversation.trail.at(-1),
          point: points.current,
          offer: conversation.offer,
        }),
  notice: null,
});
