import { answerMessage } from '../services/assistant/answer-message.ts';
import { conversationRepository } from '../services/assistant/conversation-repository.ts';
import { messageCountRepository } from '../services/assistant/message-count-repository.ts';
import { readConversation } from '../services/assistant/read-conversation.ts';
import { turnRepository } from '../services/assistant/turn-repository.ts';
import { mediaRepository } from '../services/media/media-repository.ts';
import type { SignedIn } from '../services/platform/actor.ts';
import { profileRepository } from '../services/profiles/profile-repository.ts';
import { beginRelease } from '../services/releases/drafts/begin-release.ts';
import { cardRepository } from '../services/releases/library/card-repository.ts';
import { acceptedTextRepository } from '../services/releases/storage/accepted-text-repository.ts';
import { releaseRepository } from '../services/releases/storage/release-repository.ts';
import type { Act } from '../shared/assistant/act.ts';
import type { ReleaseId } from '../shared/ids.ts';
import { AUDIO_MB } from '../shared/media/file-finding.ts';
import { benchTable } from './bench-table.ts';
import { countUnits } from './count-units.ts';
import { atMost, type Figure } from './figure.ts';
import { albumOf, artistIdOf, newId, now } from './table-population.ts';

const ARTISTS = 100;
const PROFILE_READ = 1;
const TURNS = 50;

/** Measures the table units that a message to the assistant costs, including reading the caller's profile. */
export async function assistantUnits(): Promise<Figure[]> {
  const { table, stop } = await benchTable(ARTISTS);
  const unitsUsed = countUnits([table]);
  const releases = releaseRepository(table);
  const conversations = conversationRepository(table);
  const artistId = artistIdOf(0);
  const album = albumOf(artistId);
  await releases.create(album);
  const kilobytes = Math.ceil(JSON.stringify(album).length / 1024);
  const begin = beginRelease({
    releases,
    cards: cardRepository(table),
    profiles: profileRepository(table),
    acceptedTexts: acceptedTextRepository(table),
    newId,
  });
  const say = (act: Act, releaseId: ReleaseId | null) =>
    answerMessage({
      releases,
      begin,
      conversations,
      turns: turnRepository(table, { releases, conversations }),
      media: mediaRepository(table),
      count: messageCountRepository(table).count,
      understand: async () => ({ acts: [act], notice: null }),
      losslessMb: AUDIO_MB,
      newId,
      now: () => now,
    })({ artistId, artistName: 'Mara Ellis' } as SignedIn, {
      id: newId('message'),
      message: 'As an artist would say it, in some twenty words or so, because they are asked for one thing at a time.',
      releaseId,
      step: 'title',
      mediaId: null,
    });
  const titled = (value: string): Act => ({ kind: 'set-release', field: 'title', value });
  const count = async (what: string, target: number | null, run: () => Promise<unknown>) => {
    unitsUsed();
    await run();
    return atMost(what, unitsUsed() + PROFILE_READ, 'units', target);
  };
  const talk: Act = { kind: 'explain', term: 'P-line' };

  const figures = [
    await count('a message that makes a release', null, () => say(titled('Night Ferry'), null)),
    await count('a message that changes nothing', 20, () => say(talk, album.id)),
    await count(`a message that sets a field of a release of ${kilobytes} KB`, 2 * kilobytes + 25, () =>
      say(titled('Day Ferry'), album.id),
    ),
  ];
  for (let n = 0; n < TURNS; n++) await say(talk, album.id);
  const read = readConversation({ releases, conversations, now: () => now });
  figures.push(
    await count(`a message that changes nothing, after ${TURNS} others`, 20, () => say(talk, album.id)),
    await count(`a conversation of ${TURNS} messages is read`, null, () => read({ artistId, releaseId: album.id })),
  );
  await stop();
  return figures;
}
