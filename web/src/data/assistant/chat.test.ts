import { describe, expect, test } from '@jest/globals';
import type { AssistantReply, ConversationView } from '../../../../shared/assistant/contract.ts';
import { NOW, newId } from '../../../../shared/test/builders.ts';
import { chatOf, noChat, RESUME, type Sent, START, withReply } from './chat.ts';

const AT = NOW.toISOString();
const releaseId = newId('release');

const sent = (different: Partial<Sent>): Sent => ({
  id: newId('message'),
  message: 'Night Ferry',
  releaseId,
  step: 'title',
  mediaId: null,
  at: AT,
  ...different,
});

const reply = (message: string, different: Partial<AssistantReply> = {}): AssistantReply => ({
  message,
  releaseId,
  nextStep: 'version',
  asked: { step: 'version', expects: 'words', trackId: null, canSkip: true },
  changes: [],
  choices: [],
  notice: null,
  ...different,
});

/** Builds the stored conversation: these messages with their replies. */
const stored = (...turns: readonly [Sent, string][]): ConversationView => ({
  releaseId,
  nextStep: 'version',
  asked: reply('').asked,
  messages: turns.flatMap(([{ id, message }, answer]) => [
    { id, role: 'user' as const, content: message, timestamp: AT, changes: [], choices: [] },
    { id: newId('message'), role: 'assistant' as const, content: answer, timestamp: AT, changes: [], choices: [] },
  ]),
});

const words = ({ messages }: { messages: readonly { content: string }[] }) => messages.map(({ content }) => content);

describe('product 31.40: a conversation on the page', () => {
  const start = sent({ message: START, step: 'start', releaseId: null });
  const title = sent({ releaseId: null });
  const begun = withReply(noChat, start, reply('What is the title?', { releaseId: null }), AT);

  test('shows the opening as only the question', () => {
    expect(words(begun)).toEqual(['What is the title?']);
  });

  test('shows an answer that arrives twice once', () => {
    const once = withReply(begun, title, reply('Saved.'), AT);
    expect(words(withReply(once, title, reply('Saved.'), AT))).toEqual(['What is the title?', 'Night Ferry', 'Saved.']);
  });

  test('keeps in place what only the page knows when the conversation is refetched', () => {
    const second = sent({ message: 'no' });
    const resumed = sent({ message: RESUME, step: 'resume_analysis' });
    const first = withReply(begun, title, reply('Saved.'), AT);
    const opened = withReply(first, resumed, reply('Welcome back.'), AT);
    const all = withReply(opened, second, reply('No version.'), AT);
    const again = chatOf(stored([title, 'Saved.'], [second, 'No version.']), all);
    expect(words(again)).toEqual(['What is the title?', 'Night Ferry', 'Saved.', 'Welcome back.', 'no', 'No version.']);
    // A message that a different tab has sent in the meantime comes afterwards.
    const third = sent({ message: 'Pop' });
    const later = chatOf(stored([title, 'Saved.'], [second, 'No version.'], [third, 'Pop it is.']), again);
    expect(words(later).slice(-2)).toEqual(['Pop', 'Pop it is.']);
    expect(words(later)).toHaveLength(8);
  });

  test('keeps what was said before there was a release', () => {
    const term = sent({ message: 'what is a UPC?', releaseId: null });
    const talked = withReply(begun, term, reply('A number.', { releaseId: null }), AT);
    const all = withReply(talked, title, reply('Saved.'), AT);
    expect(words(chatOf(stored([title, 'Saved.']), all))).toEqual(words(all));
  });
});
