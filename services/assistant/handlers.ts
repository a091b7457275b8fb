import type { assistantContract } from '../../shared/assistant/contract.ts';
import type { Handlers } from '../platform/serve.ts';
import type { AnswerMessage } from './answer-message.ts';
import type { ReadModelUse } from './model/read-model-use.ts';
import type { ReadConversation } from './read-conversation.ts';

type Needs = { answerMessage: AnswerMessage; readConversation: ReadConversation; readModelUse: ReadModelUse };

export const assistantHandlers = ({
  answerMessage,
  readConversation,
  readModelUse,
}: Needs): Handlers<typeof assistantContract> => ({
  'POST /api/assistant/messages': ({ actor, body }) => answerMessage(actor, body),

  'GET /api/releases/{releaseId}/conversation': ({ actor, params }) =>
    readConversation({ artistId: actor.artistId, ...params }),

  'GET /api/admin/assistant/use': ({ query }) => readModelUse(query.month),
});
