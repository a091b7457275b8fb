import { jsonEntry } from '../platform/archive-entry.ts';
import { type Belongings, EXPIRES } from '../platform/belongings.ts';
import { conversationRepository } from './conversation-repository.ts';
import { messagesFrom } from './stored-turn.ts';

export const assistantBelongings: Belongings = {
  kept: {
    'CONVERSATION#{artistId}#{releaseId}': 'assistant/on-uploads-left removes it after its release',
    'ASSISTANT-COUNT#{artistId}': EXPIRES,
  },

  async archiveOfRelease({ table }, release) {
    const { turns } = await conversationRepository(table).whole(release);
    return turns.length > 0 ? [jsonEntry('assistant.json', turns.flatMap(messagesFrom))] : [];
  },
};
