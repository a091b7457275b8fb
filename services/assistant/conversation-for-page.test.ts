import { type Conversation, newConversation } from '../../shared/assistant/conversation.ts';
import type { Offer } from '../../shared/assistant/offer.ts';
import type { Turn } from '../../shared/assistant/plan-turn.ts';
import { assistantReply } from './assistant-reply.ts';
import { conversationForPage } from './conversation-for-page.ts';
import { isOpening } from './is-opening.ts';

const offer: Offer = {
  text: 'Did you mean Pop?',
  step: 'cover_art',
  answers: [{ label: 'Yes', acts: [{ kind: 'skip' }], means: 'yes' }],
};
const stored: Conversation = { ...newConversation, step: 'cover_art', offer };

test('applies an answer to the question on its own page, even if a different tab has moved on (product 31.21)', () => {
  expect(conversationForPage(stored, 'cover_art')).toEqual(stored);
  const late = conversationForPage(stored, 'title');
  // "Yes" refers to this tab's question, not to the other tab's.
  expect(late).toEqual({ ...stored, step: 'title', revisits: true, offer: null });
  expect(conversationForPage(undefined, 'explicit')).toEqual({ ...newConversation, step: 'explicit' });
  expect(conversationForPage(undefined, 'start')).toEqual(newConversation);
});

test.each([
  ['start', 'start', true],
  ['analyze_resume', 'resume_analysis', true],
  ['analyze_resume', 'p_line', true],
  ['start', 'title', false],
  ['Night Ferry', 'title', false],
] as const)('product 31.3: %s at %s opens a conversation: %s', (message, step, opens) => {
  expect(isOpening({ message, step } as never)).toBe(opens);
});

test('applies a change that is too large to store, but without an undo (product 31.23)', () => {
  const [small, large] = [10, 300_000].map((length) => [{ kind: 'edit', field: 'title', to: 'x'.repeat(length) }]);
  const of = (changes: unknown) => assistantReply({ reply: 'Done.', release: null, changes } as Turn, null);
  expect(of(small)).toMatchObject({ changes: small, notice: null });
  expect(of(large)).toMatchObject({
    changes: [],
    notice: 'This changed too much at once to undo it here. The editor shows all of it.',
  });
});
