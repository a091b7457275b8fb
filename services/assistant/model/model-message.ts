import { questions } from '../../../shared/assistant/questions.ts';
import type { MessageInput } from '../understand.ts';
import { shownRelease } from './shown-release.ts';

/**
 * The context that a model receives with a message, as JSON. All of it is data: nothing that a user typed becomes part
 * of the instructions (design 12.2).
 */
export function modelMessage({ message, release, conversation, points, today, losslessMb }: MessageInput): string {
  const question = questions[conversation.step];
  return JSON.stringify({
    question: {
      step: question.step,
      ...(release && { asked: question.ask(release, { losslessMb, points, stand: conversation }) }),
    },
    ...(conversation.offer && { offered: conversation.offer.answers.map(({ label, acts }) => ({ label, acts })) }),
    today,
    release: release && shownRelease(release),
    message,
  });
}
