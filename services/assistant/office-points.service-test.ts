import { aCompleteDraft, newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { conversationOf, refusal, say } from '../test/chat.ts';
import { admin, newArtist, type Person, table } from '../test/people.ts';
import { current, detailOf } from '../test/releases.ts';
import { newSentBackRelease } from '../test/sent-back.ts';

let [artist, office] = [{} as Person, {} as Person];
beforeAll(async () => {
  [artist, office] = await Promise.all([newArtist('active'), admin()]);
});

const sentBackFor = (...codes: ('p-line' | 'label-name')[]) =>
  newSentBackRelease(office, aCompleteDraft({ artistId: artist.artistId }), {
    reasons: codes.map((code) => ({ code })),
  });

describe('product 31.34: the office’s requests in the chat', () => {
  it('adds one message to the thread, however often it is sent', async () => {
    const { id: releaseId } = await sentBackFor('p-line');
    const opened = await say(artist, 'analyze_resume', { releaseId, step: 'resume_analysis' });
    expect(opened).toMatchObject({ nextStep: 'open_point' });
    expect(opened.message).toContain('P-line');
    expect(await say(artist, 'It is right', { releaseId, step: 'open_point' })).toMatchObject({
      nextStep: 'point_reason',
    });
    const id = newId('message');
    const why = { releaseId, step: 'point_reason', id } as const;
    const explained = await say(artist, 'It is my own company.', why);
    expect(explained).toMatchObject({ nextStep: 'recap', changes: [] });
    expect(await say(artist, 'It is my own company.', why)).toEqual(explained);
    const { messages } = await detailOf(artist, releaseId);
    expect(messages.filter(({ by }) => by === 'artist')).toMatchObject([{ text: 'P-line: It is my own company.' }]);
  });

  it('settles a request if its field is edited in the editor', async () => {
    const release = await sentBackFor('label-name');
    expect((await conversationOf(artist, release.id)).nextStep).toBe('open_point');
    await artist.api('PATCH /api/releases/{releaseId}', {
      params: { releaseId: release.id },
      body: { field: 'recordLabel', from: release.recordLabel, to: 'Another Label' },
    });
    expect((await conversationOf(artist, release.id)).nextStep).toBe('recap');
  });

  it('writes a change and an explanation together or not at all', async () => {
    const { id: releaseId, artistId } = await sentBackFor('p-line');
    await table.update({
      Key: keys.release({ artistId, releaseId }),
      UpdateExpression: 'SET messageCount = :most',
      ExpressionAttributeValues: { ':most': 500 },
    });
    const response = say(artist, 'It is mine.', { releaseId, step: 'point_reason' });
    expect(await refusal(response)).toBe('too-many-messages');
    expect((await conversationOf(artist, releaseId)).messages).toEqual([]);
    expect((await current({ artistId, id: releaseId })).status).toBe('changes_requested');
  });
});
