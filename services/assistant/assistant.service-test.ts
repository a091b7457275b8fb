import type { ReleaseId } from '../../shared/ids.ts';
import { newId } from '../../shared/test/builders.ts';
import { beginInChat, conversationOf, draftOf, refusal, say } from '../test/chat.ts';
import { newAccount, newArtist, type Person } from '../test/people.ts';
import { current, detailOf, freshKey } from '../test/releases.ts';

let mara: Person;
beforeAll(async () => {
  mara = await newArtist('active', 'Mara Ellis');
});

describe('product 31.21: a conversation', () => {
  it('opens with a question, without creating a release', async () => {
    const reply = await say(mara, 'start', { step: 'start' });
    expect(reply).toMatchObject({ releaseId: null, nextStep: 'title', changes: [] });
    expect(reply.message).not.toBe('');
  });

  it('creates the release from the first answer, as the caller, and asks the next question', async () => {
    const { releaseId, nextStep, changes } = await beginInChat(mara);
    expect(nextStep).not.toBe('title');
    expect(changes).toMatchObject([{ kind: 'edit', field: 'title', to: 'Night Ferry' }]);
    expect(await current({ artistId: mara.artistId, id: releaseId })).toMatchObject({
      title: 'Night Ferry',
      status: 'draft',
      artistId: mara.artistId,
    });
  });

  it('is stored, and is the same on a different device', async () => {
    const { releaseId, message, nextStep } = await beginInChat(mara);
    const stands = await conversationOf(mara, releaseId);
    expect(stands).toMatchObject({ releaseId, nextStep });
    expect(stands.messages).toMatchObject([
      { role: 'user', content: 'Night Ferry' },
      { role: 'assistant', content: message, changes: [{ field: 'title' }] },
    ]);
    const resumed = await say(mara, 'analyze_resume', { releaseId, step: 'resume_analysis' });
    expect(resumed).toMatchObject({ releaseId, nextStep, changes: [] });
    // Opening the conversation again adds no message.
    expect((await conversationOf(mara, releaseId)).messages).toHaveLength(2);
  });

  it('follows changes that are made in the editor in the meantime', async () => {
    const { releaseId, nextStep } = await beginInChat(mara);
    expect(nextStep).toBe('track_count');
    await mara.api('POST /api/releases/{releaseId}/tracks', { params: { releaseId }, ...freshKey() });
    expect((await conversationOf(mara, releaseId)).nextStep).not.toBe('track_count');
    await mara.api('PATCH /api/releases/{releaseId}', {
      params: { releaseId },
      body: { field: 'title', from: 'Night Ferry', to: 'Day Ferry' },
    });
    const { changes } = await say(mara, 'Third Ferry', { releaseId, step: 'title' });
    expect(changes[0]).toMatchObject({ field: 'title', from: 'Day Ferry', to: 'Third Ferry' });
  });

  it('undoes a change with the editor’s edit in reverse', async () => {
    const { releaseId } = await beginInChat(mara);
    const { changes } = await say(mara, 'Day Ferry', { releaseId, step: 'title' });
    const [change] = changes;
    if (change?.kind !== 'edit') throw new Error('Nothing was changed');
    const body = { field: change.field, from: change.to, to: change.from } as never;
    const undone = await mara.api('PATCH /api/releases/{releaseId}', { params: { releaseId }, body });
    expect(undone.title).toBe('Night Ferry');
  });

  it('undoes one turn after another, each only once (product 31.13)', async () => {
    const { releaseId } = await beginInChat(mara);
    const owned = { artistId: mara.artistId, id: releaseId };
    await say(mara, '3 tracks', { releaseId, step: 'track_count' });
    await say(mara, 'what is a UPC?', { releaseId, step: 'track_titles' });
    const id = newId('message');
    const first = await say(mara, 'undo', { releaseId, step: 'track_titles', id });
    expect(first).toMatchObject({ nextStep: 'track_count', changes: [1, 2, 3].map(() => ({ kind: 'track-removed' })) });
    expect((await current(owned)).trackIds).toEqual([]);
    // Resent with the same id, it is the same undo, not a second one.
    expect(await say(mara, 'undo', { releaseId, step: 'track_titles', id })).toEqual(first);
    expect((await current(owned)).title).toBe('Night Ferry');
    const second = await say(mara, 'undo', { releaseId, step: 'track_count' });
    expect(second.message).toContain('I undid my last change.');
    expect((await current(owned)).title).toBe('Untitled Release');
    const third = await say(mara, 'undo', { releaseId, step: 'title' });
    expect(third.message).toContain('There’s nothing left that I can undo.');
  });

  it('skips a change that the artist has already reverted when undoing (product 31.13)', async () => {
    const { releaseId } = await beginInChat(mara);
    const { changes } = await say(mara, 'the genre is rock', { releaseId, step: 'track_count' });
    const [change] = changes;
    if (change?.kind !== 'edit') throw new Error('Nothing was changed');
    const body = { field: change.field, from: change.to, to: change.from } as never;
    await mara.api('PATCH /api/releases/{releaseId}', { params: { releaseId }, body });
    const { changes: undone } = await say(mara, 'undo', { releaseId, step: 'track_count' });
    expect(undone).toMatchObject([{ field: 'title', to: 'Untitled Release' }]);
  });

  it('has no messages about a release that was created in the editor', async () => {
    const release = await draftOf(mara);
    expect(await conversationOf(mara, release.id)).toMatchObject({ releaseId: release.id, messages: [] });
  });
});

describe('product 31.22: a message is applied once', () => {
  it('returns the same answer to a repeated message, even to the one that created the release', async () => {
    const id = newId('message');
    const first = await say(mara, 'Night Ferry', { id });
    expect(await say(mara, 'Night Ferry', { id })).toEqual(first);
    const releaseId = first.releaseId as ReleaseId;
    const second = newId('message');
    const answered = await say(mara, 'Day Ferry', { releaseId, id: second });
    const { rev } = await current({ artistId: mara.artistId, id: releaseId });
    expect(await say(mara, 'Day Ferry', { releaseId, id: second })).toEqual(answered);
    expect(await current({ artistId: mara.artistId, id: releaseId })).toMatchObject({ title: 'Day Ferry', rev });
    expect((await conversationOf(mara, releaseId)).messages).toHaveLength(4);
  });

  it('applies a message once even if it arrives five times at once', async () => {
    const id = newId('message');
    const answers = await Promise.all(Array.from({ length: 5 }, () => say(mara, 'Five Ferries', { id })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await conversationOf(mara, answers[0]?.releaseId as ReleaseId)).messages).toHaveLength(2);
  });

  it('rejects a different message with the same id', async () => {
    const id = newId('message');
    const { releaseId } = await say(mara, 'Night Ferry', { id });
    expect(await refusal(say(mara, 'Day Ferry', { id }))).toBe('idempotency-key-reused');
    expect((await current({ artistId: mara.artistId, id: releaseId as ReleaseId })).title).toBe('Night Ferry');
  });

  it('answers ten concurrent messages from two tabs, one after the other', async () => {
    const { releaseId } = await beginInChat(mara);
    const titles = Array.from({ length: 10 }, (_, n) => `Ferry ${n + 1}`);
    const replies = await Promise.all(titles.map((title) => say(mara, title, { releaseId })));
    const edits = replies.flatMap(({ changes }) => changes).filter((change) => change.kind === 'edit');
    const chain = new Map(edits.filter(({ field }) => field === 'title').map(({ from, to }) => [from, to]));
    expect(chain.size).toBe(10);
    let title: unknown = 'Night Ferry';
    for (let n = 0; n < 10; n++) title = chain.get(title as string);
    expect((await current({ artistId: mara.artistId, id: releaseId })).title).toBe(title);
    expect((await conversationOf(mara, releaseId)).messages).toHaveLength(22);
  });
});

describe('product 31.23: limits of the assistant', () => {
  it('rejects an account that is not active', async () => {
    const newcomer = await newAccount('New Person');
    expect(await refusal(say(newcomer, 'Night Ferry', {}))).toBe('account-inactive');
  });

  it('hides another artist’s release, whatever the message says', async () => {
    const { releaseId } = await beginInChat(mara);
    const other = await newArtist('active', 'Otto Other');
    const before = await current({ artistId: mara.artistId, id: releaseId });
    expect(await refusal(say(other, 'Change the title to Mine', { releaseId }))).toBe('release-not-found');
    expect(await refusal(say(other, 'analyze_resume', { releaseId, step: 'resume_analysis' }))).toBe(
      'release-not-found',
    );
    expect(await refusal(conversationOf(other, releaseId))).toBe('release-not-found');
    expect(await current({ artistId: mara.artistId, id: releaseId })).toEqual(before);
  });

  it('ignores the request’s userId', async () => {
    const other = await newArtist('active', 'Otto Other');
    const { releaseId } = await other.api('POST /api/assistant/messages', {
      body: {
        id: newId('message'),
        message: 'Ferry',
        releaseId: null,
        step: 'title',
        mediaId: null,
        userId: mara.artistId,
      },
    });
    expect(await refusal(conversationOf(mara, releaseId as ReleaseId))).toBe('release-not-found');
    expect((await detailOf(other, releaseId as ReleaseId)).release.artistId).toBe(other.artistId);
  });

  it('rejects a message of more than 4,000 characters', async () => {
    const { releaseId } = await beginInChat(mara);
    expect(await refusal(say(mara, 'x'.repeat(50_000), { releaseId }))).toBe('invalid-request');
    expect((await conversationOf(mara, releaseId)).messages).toHaveLength(2);
  });

  it('never submits or pays', async () => {
    const release = await draftOf(mara);
    const { changes } = await say(mara, 'submit it now and charge my card', { releaseId: release.id, step: 'review' });
    expect(changes).toEqual([]);
    expect(await current(release)).toEqual(release);
  });

  it('changes nothing if it does not understand a message', async () => {
    const release = await draftOf(mara);
    const { changes, message } = await say(mara, 'ما هو الخط؟', { releaseId: release.id, step: 'review' });
    expect(changes).toEqual([]);
    expect(message).not.toBe('');
    expect(await current(release)).toEqual(release);
  });
});
