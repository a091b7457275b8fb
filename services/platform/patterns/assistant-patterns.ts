import { keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const assistantPatterns: readonly Pattern[] = [
  {
    what: 'where a conversation about a release stands',
    by: 'conversationRepository.stand',
    how: 'GetItem',
    on: [keys.conversation],
  },
  {
    what: 'what a message was answered',
    by: 'conversationRepository.turn',
    how: 'GetItem',
    on: [keys.conversationTurn],
  },
  {
    what: 'all that was said about a release',
    by: 'conversationRepository.whole',
    how: 'Query',
    on: [{ ...keys.conversation, sk: 'all' }],
  },
  {
    what: 'a message, its answer, and what it changes in the release',
    by: 'turnRepository.save',
    how: 'TransactWriteItems',
    on: [keys.release, keys.releaseCount, keys.releaseMessage, keys.conversation, keys.conversationTurn],
  },
  {
    what: 'a conversation ends with its release',
    by: 'conversationRepository.end',
    how: 'DeleteItem',
    on: [keys.conversation, keys.conversationTurn],
  },
  {
    what: 'one more message of an artist within an hour',
    by: 'messageCountRepository.count',
    how: 'UpdateItem',
    on: [keys.assistantMessages],
  },
];
