import type { SendMessage } from '../../shared/assistant/contract.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { ReleaseId } from '../../shared/ids.ts';
import type { DraftRelease, Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, newId } from '../../shared/test/builders.ts';
import type { Person } from './people.ts';
import { stored } from './releases.ts';

type MessageOptions = Partial<Pick<SendMessage, 'releaseId' | 'step' | 'id' | 'mediaId' | 'chosen'>>;

/** Returns the problem code with which a call fails. */
export const refusal = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );

/** Sends a message to the assistant as the page does; by default from the title field, without a release. */
export const say = (
  { api }: Person,
  message: string,
  { releaseId = null, step = 'title', id = newId('message'), mediaId = null, chosen }: MessageOptions = {},
) =>
  api('POST /api/assistant/messages', { body: { id, message, releaseId, step, mediaId, ...(chosen && { chosen }) } });

export const conversationOf = ({ api }: Person, releaseId: ReleaseId) =>
  api('GET /api/releases/{releaseId}/conversation', { params: { releaseId } });

/** Begins a release in the chat by giving its title. */
export async function beginInChat(by: Person, title = 'Night Ferry') {
  const reply = await say(by, title);
  if (!reply.releaseId) throw new Error('No release was made');
  return { ...reply, releaseId: reply.releaseId };
}

/** A draft with a track, created without the API. */
export const draftOf = ({ artistId }: Person, change: Partial<DraftRelease> = {}): Promise<Release> =>
  stored(aCompleteDraft({ artistId, ...inOrder([aTrack({ title: 'Harbour Light' })]), ...change }));
