import { assistantContract } from '../../shared/assistant/contract.ts';
import { idsFrom } from '../../shared/ids.ts';
import { mediaRepository } from '../media/media-repository.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { beginRelease } from '../releases/drafts/begin-release.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { acceptedTextRepository } from '../releases/storage/accepted-text-repository.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { answerMessage } from './answer-message.ts';
import { AssistantConfig } from './config.ts';
import { conversationRepository } from './conversation-repository.ts';
import { assistantHandlers } from './handlers.ts';
import { messageCountRepository } from './message-count-repository.ts';
import { modelUseRepository } from './model/model-use-repository.ts';
import { openModel } from './model/open-model.ts';
import { readModelUse } from './model/read-model-use.ts';
import { readConversation } from './read-conversation.ts';
import { turnRepository } from './turn-repository.ts';
import { understandEmbedded } from './understand-embedded.ts';

const service = openService('assistant', AssistantConfig);
const { config, table, now } = service;
const releases = releaseRepository(table);
const conversations = conversationRepository(table);
const newId = idsFrom(now);

export const handler = serve(
  assistantContract,
  assistantHandlers({
    answerMessage: answerMessage({
      releases,
      begin: beginRelease({
        releases,
        cards: cardRepository(table),
        profiles: profileRepository(table),
        acceptedTexts: acceptedTextRepository(table),
        newId,
      }),
      conversations,
      turns: turnRepository(table, { releases, conversations }),
      media: mediaRepository(table),
      count: messageCountRepository(table).count,
      understand: openModel(service, understandEmbedded),
      losslessMb: config.LOSSLESS_MB,
      newId,
      now,
    }),
    readConversation: readConversation({ releases, conversations, now }),
    readModelUse: readModelUse(modelUseRepository(table), config),
  }),
  apiPlatform(service, accountAccess(table)),
);
