import { keys } from '../keys.ts';
import type { Pattern } from './pattern.ts';

export const assistantPatterns: readonly Pattern[] = [
  {
    what: 'the state of a conversation about a release',
    by: 'conversationRepository.stand',
    how: 'GetItem',
    on: [keys.conversation],
  },
  {
    what: 'the answer to a message',
    by: 'conversationRepository.turn',
    how: 'GetItem',
    on: [keys.conversationTurn],
  },
  {
    what: 'the whole conversation about a release',
    by: 'conversationRepository.whole',
    how: 'Query',
    on: [{ ...keys.conversation, sk: 'all' }],
  },
  {
    what: 'a message, its answer, and its edits of the release',
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
    what: 'an artist’s messages within an hour are counted',
    by: 'messageCountRepository.count',
    how: 'UpdateItem',
    on: [keys.assistantMessages],
  },
];
