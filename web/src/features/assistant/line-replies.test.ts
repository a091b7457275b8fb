import type { Choice } from '../../../../shared/assistant/conversation.ts';
import type { ShownMessage } from '../../data/assistant/chat.ts';
import { lineReplies } from './line-replies.ts';

const reply = (id: string, content: string, choices: Choice[] = []): ShownMessage => ({
  id,
  role: 'assistant',
  content,
  timestamp: '2026-11-02T10:00:00.000Z',
  changes: [],
  choices,
});
const says = (label: string): Choice => ({ label, message: label });
const LIST =
  'This is what will be delivered:\n- Title: Low Tide\n- Artists (track 2): Mara Ellis\n\nIs all of this right?';
const choices = [says('That is right'), says('Change: Title'), says('Change: Artists')];

test('puts each Change next to its line, and the others below the list (product 31.14)', () => {
  expect(lineReplies([reply('one', LIST, choices)])).toEqual({
    messageId: 'one',
    changes: new Map([
      ['Title', 'Change: Title'],
      ['Artists', 'Change: Artists'],
    ]),
    others: [says('That is right')],
  });
});

test('finds the list in an earlier reply, after a question in between (product 31.14)', () => {
  const beside = lineReplies([reply('one', LIST), reply('two', 'Is all of the list above right?', choices)]);
  expect(beside.messageId).toBe('one');
  expect(beside.others).toEqual([says('That is right')]);
});

test('keeps a Change below the list if no line is about its field (product 31.14)', () => {
  const beside = lineReplies([reply('one', LIST, [...choices, says('Change: Genre')])]);
  expect(beside.others).toEqual([says('That is right'), says('Change: Genre')]);
});

test('does not change other quick replies (product 31.41)', () => {
  expect(lineReplies([reply('one', 'Which genre is it?', [says('Pop')])])).toEqual({
    messageId: undefined,
    changes: new Map(),
    others: [says('Pop')],
  });
});
