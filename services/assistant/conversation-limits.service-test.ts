import type { Act } from '../../shared/assistant/act.ts';
import type { MediaId, ReleaseId } from '../../shared/ids.ts';
import { AUDIO_MB } from '../../shared/media/file-finding.ts';
import { quotas } from '../../shared/quotas.ts';
import { aTrack, inOrder, newId } from '../../shared/test/builders.ts';
import { mediaRepository } from '../media/media-repository.ts';
import type { SignedIn } from '../platform/actor.ts';
import { keys } from '../platform/keys.ts';
import { beginInChat, conversationOf, draftOf, refusal, say } from '../test/chat.ts';
import { jpegOf } from '../test/files.ts';
import { newArtist, type Person, table } from '../test/people.ts';
import { current, releases, stored, until, upload } from '../test/releases.ts';
import { answerMessage } from './answer-message.ts';
import { conversationRepository } from './conversation-repository.ts';
import { endWithRelease } from './end-with-release.ts';
import { turnRepository } from './turn-repository.ts';

const conversations = conversationRepository(table);
const itemsOf = ({ artistId }: Person, releaseId: ReleaseId) =>
  table.partition(keys.conversation({ artistId, releaseId }).PK, { consistent: true });

let mara: Person;
beforeAll(async () => {
  mara = await newArtist('active', 'Mara Ellis');
});

describe('product 31.24: a release that was deleted or is locked', () => {
  it('changes nothing on a submitted release, and says so', async () => {
    const draft = await draftOf(mara);
    const release = await current(await stored({ ...draft, id: newId('release') } as never, 'submitted'));
    const reply = await say(mara, 'Change the title to Day Ferry', { releaseId: release.id, step: 'title' });
    expect(reply).toMatchObject({ nextStep: 'locked', changes: [] });
    expect(await current(release)).toEqual(release);
  });

  it('deletes the conversation with its release, and adds nothing afterwards', async () => {
    const id = newId('message');
    const { releaseId } = await say(mara, 'Night Ferry', { id });
    const gone = releaseId as ReleaseId;
    await mara.api('DELETE /api/releases/{releaseId}', { params: { releaseId: gone } });
    expect(await refusal(say(mara, '3 tracks', { releaseId: gone, step: 'track_count' }))).toBe('release-not-found');
    await until(
      () => itemsOf(mara, gone),
      (items) => items.length === 1 && items[0]?.ended === true,
      'the end of the conversation',
    );
    // The message that created the release is redelivered: its answer is gone, and the release is not created again.
    expect(await refusal(say(mara, 'Night Ferry', { id }))).toBe('release-not-found');
    expect(await refusal(conversationOf(mara, gone))).toBe('release-not-found');
  });
});

describe('product 31.21: deletion of a conversation', () => {
  it('deletes the conversation with its release, but not with one of its tracks', async () => {
    const { releaseId } = await beginInChat(mara);
    const owned = { artistId: mara.artistId, releaseId };
    const needs = { releases, conversations };
    expect(await endWithRelease(needs, owned, new Date())).toBe(false);
    expect((await conversationOf(mara, releaseId)).messages).toHaveLength(2);
    await releases.remove(owned);
    expect(await endWithRelease(needs, owned, new Date())).toBe(true);
    expect(await endWithRelease(needs, owned, new Date())).toBe(true);
    expect(await itemsOf(mara, releaseId)).toMatchObject([{ ended: true }]);
  });
});

describe('product 31.23: limits', () => {
  it('limits the messages within an hour', async () => {
    const otto = await newArtist('active', 'Otto Other');
    const hour = Math.floor(Date.now() / 3_600_000);
    // Also uses up the next hour's limit, in case this test starts at the very end of an hour.
    for (const each of [hour, hour + 1])
      await table.put({
        Item: {
          ...keys.assistantMessages({ artistId: otto.artistId, hour: each }),
          messages: quotas.assistantMessagesPerHour - 1,
        },
      });
    const { releaseId } = await beginInChat(otto, 'Night Ferry');
    const again = say(otto, 'Day Ferry', { releaseId });
    expect(await refusal(again)).toBe('too-many-requests');
    expect((await current({ artistId: otto.artistId, id: releaseId })).title).toBe('Night Ferry');
  });

  it('allows 2,000 messages about a release', async () => {
    const { releaseId } = await beginInChat(mara);
    await table.update({
      Key: keys.conversation({ artistId: mara.artistId, releaseId }),
      UpdateExpression: 'SET turns = :most',
      ExpressionAttributeValues: { ':most': quotas.assistantTurnsPerRelease },
    });
    expect(await refusal(say(mara, 'Day Ferry', { releaseId }))).toBe('too-many-messages');
    // The open points can still be requested.
    expect(await say(mara, 'analyze_resume', { releaseId, step: 'resume_analysis' })).toMatchObject({ releaseId });
    expect((await conversationOf(mara, releaseId)).messages).toHaveLength(2);
  });

  it('rejects an empty message', async () => {
    expect(await refusal(say(mara, '  ', { step: 'title' }))).toBe('invalid-request');
  });

  it('does not apply an edit that the editor rejects, and says so', async () => {
    const tracks = inOrder([
      aTrack({ title: 'Harbour Light' }),
      aTrack({ title: 'Harbour Dark', isrc: 'USABC2600001' }),
    ]);
    const release = await draftOf(mara, tracks);
    const set: Act = { kind: 'set-track', tracks: [1], field: 'isrc', value: 'USABC2600001' };
    const answer = answerMessage({
      releases,
      begin: { afterLast: () => Promise.reject(new Error('There is a release already')) },
      conversations,
      turns: turnRepository(table, { releases, conversations }),
      media: mediaRepository(table),
      count: async () => undefined,
      understand: async () => ({ acts: [set], notice: null }),
      losslessMb: AUDIO_MB,
      newId,
      now: () => new Date(),
    });
    const sent = { id: newId('message'), message: 'x', releaseId: release.id, step: 'codes', mediaId: null } as const;
    const { notice, changes } = await answer({ artistId: mara.artistId, artistName: 'Mara Ellis' } as SignedIn, sent);
    expect({ notice, changes }).toEqual({
      notice: 'Two tracks can’t have the same ISRC, because it identifies one recording. So I changed nothing.',
      changes: [],
    });
    expect(await current(release)).toEqual(release);
  });
});

describe('product 31.25: a file in the chat', () => {
  it('adds a checked file to the release, and shows its name', async () => {
    const release = await draftOf(mara, { cover: null });
    const file = { fileName: 'cover.jpg', contentType: 'image/jpeg', bytes: await jpegOf(3000) };
    const media = await upload(mara, release.id, { kind: 'cover' }, file);
    const { message } = await say(mara, '', {
      releaseId: release.id,
      step: 'cover_art',
      mediaId: media?.id as MediaId,
    });
    expect(message).not.toBe('');
    const { messages } = await conversationOf(mara, release.id);
    expect(messages[0]).toMatchObject({
      role: 'user',
      fileName: 'cover.jpg',
      fileType: 'image/jpeg',
      fileUrl: `/art/${media?.id}/320.webp`,
    });
  });

  it('answers a rejected file with the reason from its check', async () => {
    const release = await draftOf(mara, { cover: null });
    const file = { fileName: 'small.jpg', contentType: 'image/jpeg', bytes: await jpegOf(300) };
    const media = await upload(mara, release.id, { kind: 'cover' }, file);
    const { message } = await say(mara, '', {
      releaseId: release.id,
      step: 'cover_art',
      mediaId: media?.id as MediaId,
    });
    expect(message).toContain('Cover art must be at least 3000x3000 pixels. Your image is 300x300 pixels.');
  });

  it('does not find a file of a different release, or one that does not exist', async () => {
    const release = await draftOf(mara);
    const other = await draftOf(mara, { cover: null });
    const file = { fileName: 'cover.jpg', contentType: 'image/jpeg', bytes: await jpegOf(3000) };
    const media = await upload(mara, other.id, { kind: 'cover' }, file);
    const mediaId = media?.id as MediaId;
    expect(await refusal(say(mara, '', { releaseId: release.id, step: 'cover_art', mediaId }))).toBe('media-not-found');
    expect(await refusal(say(mara, '', { step: 'cover_art', mediaId }))).toBe('media-not-found');
  });
});
