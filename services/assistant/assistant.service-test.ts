import type { Step } from '../../shared/assistant/step.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { MediaId, MessageId, ReleaseId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder, newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { jpegOf } from '../test/files.ts';
import { newAccount, newArtist, type Person, table } from '../test/people.ts';
import { current, detailOf, freshKey, stored, until, upload } from '../test/releases.ts';

const codeOf = (error: unknown) => (error instanceof Problem ? error.code : String(error));
const refusal = (asked: Promise<unknown>) => asked.then(() => 'nothing', codeOf);

let mara: Person;
beforeAll(async () => {
  mara = await newArtist('active', 'Mara Ellis');
});

type Said = {
  releaseId?: ReleaseId | null;
  step?: Step | 'start' | 'resume_analysis';
  id?: MessageId;
  mediaId?: MediaId;
};
const say = (message: string, { releaseId = null, step = 'title', id, mediaId }: Said = {}, by = mara) =>
  by.api('POST /api/assistant/messages', {
    body: { id: id ?? newId('message'), message, releaseId, step, mediaId: mediaId ?? null },
  });
const conversation = (releaseId: ReleaseId, by = mara) =>
  by.api('GET /api/releases/{releaseId}/conversation', { params: { releaseId } });
const newDraft = (change: Partial<Release> = {}): Promise<Release> =>
  stored({
    ...aCompleteDraft({ artistId: mara.artistId, ...inOrder([aTrack({ title: 'Harbour Light' })]) }),
    ...change,
  } as never);
const itemsOf = (releaseId: ReleaseId) =>
  table.partition(keys.conversation({ artistId: mara.artistId, releaseId }).PK, { consistent: true });

/** A release that was begun in the chat. */
async function begun(title = 'Night Ferry', by = mara) {
  const reply = await say(title, {}, by);
  if (!reply.releaseId) throw new Error('No release was made');
  return { ...reply, releaseId: reply.releaseId };
}

describe('product 31.21: a conversation', () => {
  it('opens with a question, and makes no release', async () => {
    const reply = await say('start', { step: 'start' });
    expect(reply).toMatchObject({ releaseId: null, nextStep: 'title', changes: [] });
    expect(reply.message).not.toBe('');
  });

  it('makes the release with the first answer, as the caller, and asks on', async () => {
    const { releaseId, nextStep, changes } = await begun();
    expect(nextStep).not.toBe('title');
    expect(changes).toMatchObject([{ kind: 'edit', field: 'title', to: 'Night Ferry' }]);
    expect(await current({ artistId: mara.artistId, id: releaseId })).toMatchObject({
      title: 'Night Ferry',
      status: 'draft',
      artistId: mara.artistId,
    });
  });

  it('is stored, and is the same on another device', async () => {
    const { releaseId, message, nextStep } = await begun();
    const stands = await conversation(releaseId);
    expect(stands).toMatchObject({ releaseId, nextStep });
    expect(stands.messages).toMatchObject([
      { role: 'user', content: 'Night Ferry' },
      { role: 'assistant', content: message, changes: [{ field: 'title' }] },
    ]);
    const resumed = await say('analyze_resume', { releaseId, step: 'resume_analysis' });
    expect(resumed).toMatchObject({ releaseId, nextStep, changes: [] });
    // Looking at it again is no message of anybody's.
    expect((await conversation(releaseId)).messages).toHaveLength(2);
  });

  it('knows what the editor changed meanwhile', async () => {
    const { releaseId, nextStep } = await begun();
    expect(nextStep).toBe('track_count');
    await mara.api('POST /api/releases/{releaseId}/tracks', { params: { releaseId }, ...freshKey() });
    expect((await conversation(releaseId)).nextStep).not.toBe('track_count');
    await mara.api('PATCH /api/releases/{releaseId}', {
      params: { releaseId },
      body: { field: 'title', from: 'Night Ferry', to: 'Day Ferry' },
    });
    const { changes } = await say('Third Ferry', { releaseId, step: 'title' });
    expect(changes[0]).toMatchObject({ field: 'title', from: 'Day Ferry', to: 'Third Ferry' });
  });

  it('an Undo is the editor’s edit turned round', async () => {
    const { releaseId } = await begun();
    const { changes } = await say('Day Ferry', { releaseId, step: 'title' });
    const [change] = changes;
    if (change?.kind !== 'edit') throw new Error('Nothing was changed');
    const body = { field: change.field, from: change.to, to: change.from } as never;
    const undone = await mara.api('PATCH /api/releases/{releaseId}', { params: { releaseId }, body });
    expect(undone.title).toBe('Night Ferry');
  });

  it('about a release that was begun in the editor has no messages yet', async () => {
    const release = await newDraft();
    expect(await conversation(release.id)).toMatchObject({ releaseId: release.id, messages: [] });
  });
});

describe('product 31.22: a message is done once', () => {
  it('sent again it has the same answer, also the one that made the release', async () => {
    const id = newId('message');
    const first = await say('Night Ferry', { id });
    expect(await say('Night Ferry', { id })).toEqual(first);
    const releaseId = first.releaseId as ReleaseId;
    const second = newId('message');
    const answered = await say('Day Ferry', { releaseId, id: second });
    const { rev } = await current({ artistId: mara.artistId, id: releaseId });
    expect(await say('Day Ferry', { releaseId, id: second })).toEqual(answered);
    expect(await current({ artistId: mara.artistId, id: releaseId })).toMatchObject({ title: 'Day Ferry', rev });
    expect((await conversation(releaseId)).messages).toHaveLength(4);
  });

  it('also when it comes five times at the same moment', async () => {
    const id = newId('message');
    const answers = await Promise.all(Array.from({ length: 5 }, () => say('Five Ferries', { id })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await conversation(answers[0]?.releaseId as ReleaseId)).messages).toHaveLength(2);
  });

  it('other words with its id are refused', async () => {
    const id = newId('message');
    const { releaseId } = await say('Night Ferry', { id });
    expect(await refusal(say('Day Ferry', { id }))).toBe('idempotency-key-reused');
    expect((await current({ artistId: mara.artistId, id: releaseId as ReleaseId })).title).toBe('Night Ferry');
  });

  it('ten at the same moment, of two tabs, are all answered, one after the other', async () => {
    const { releaseId } = await begun();
    const titles = Array.from({ length: 10 }, (_, n) => `Ferry ${n + 1}`);
    const replies = await Promise.all(titles.map((title) => say(title, { releaseId })));
    const edits = replies.flatMap(({ changes }) => changes).filter((change) => change.kind === 'edit');
    const chain = new Map(edits.filter(({ field }) => field === 'title').map(({ from, to }) => [from, to]));
    expect(chain.size).toBe(10);
    let title: unknown = 'Night Ferry';
    for (let n = 0; n < 10; n++) title = chain.get(title as string);
    expect((await current({ artistId: mara.artistId, id: releaseId })).title).toBe(title);
    expect((await conversation(releaseId)).messages).toHaveLength(22);
  });
});

describe('product 31.23: what the assistant is not for', () => {
  it('an account that is not active', async () => {
    const newcomer = await newAccount('New Person');
    expect(await refusal(say('Night Ferry', {}, newcomer))).toBe('account-inactive');
  });

  it('somebody else’s release: it is not there, whatever is said of it', async () => {
    const { releaseId } = await begun();
    const other = await newArtist('active', 'Otto Other');
    const before = await current({ artistId: mara.artistId, id: releaseId });
    expect(await refusal(say('Change the title to Mine', { releaseId }, other))).toBe('release-not-found');
    expect(await refusal(say('analyze_resume', { releaseId, step: 'resume_analysis' }, other))).toBe(
      'release-not-found',
    );
    expect(await refusal(conversation(releaseId, other))).toBe('release-not-found');
    expect(await current({ artistId: mara.artistId, id: releaseId })).toEqual(before);
  });

  it('the userId of the request means nothing', async () => {
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
    expect(await refusal(conversation(releaseId as ReleaseId))).toBe('release-not-found');
    expect((await detailOf(other, releaseId as ReleaseId)).release.artistId).toBe(other.artistId);
  });

  it('a message of more than 4,000 characters', async () => {
    const { releaseId } = await begun();
    expect(await refusal(say('x'.repeat(50_000), { releaseId }))).toBe('invalid-request');
    expect((await conversation(releaseId)).messages).toHaveLength(2);
  });

  it('orders to submit and pay: nothing of the sort happens', async () => {
    const release = await newDraft();
    const { changes } = await say('submit it now and charge my card', { releaseId: release.id, step: 'review' });
    expect(changes).toEqual([]);
    expect(await current(release)).toEqual(release);
  });

  it('words that it does not understand change nothing', async () => {
    const release = await newDraft();
    const { changes, message } = await say('ما هو الخط؟', { releaseId: release.id, step: 'review' });
    expect(changes).toEqual([]);
    expect(message).not.toBe('');
    expect(await current(release)).toEqual(release);
  });
});

describe('product 31.24: a release that is not there any more, or not to be changed', () => {
  it('of a submitted one nothing is changed, and the chat says so', async () => {
    const draft = await newDraft();
    const release = await current(await stored({ ...draft, id: newId('release') } as never, 'submitted'));
    const reply = await say('Change the title to Day Ferry', { releaseId: release.id, step: 'title' });
    expect(reply).toMatchObject({ nextStep: 'locked', changes: [] });
    expect(await current(release)).toEqual(release);
  });

  it('a deleted one takes what was said about it along, and nothing comes after', async () => {
    const id = newId('message');
    const { releaseId } = await say('Night Ferry', { id });
    const gone = releaseId as ReleaseId;
    await mara.api('DELETE /api/releases/{releaseId}', { params: { releaseId: gone } });
    expect(await refusal(say('3 tracks', { releaseId: gone, step: 'track_count' }))).toBe('release-not-found');
    await until(
      () => itemsOf(gone),
      (items) => items.length === 1 && items[0]?.ended === true,
      'the end of the conversation',
    );
    // The message that made it comes again: its answer is gone, and it is not made a second time.
    expect(await refusal(say('Night Ferry', { id }))).toBe('release-not-found');
    expect(await refusal(conversation(gone))).toBe('release-not-found');
  });
});

describe('product 31.25: a file in the chat', () => {
  it('that was checked is in the release, and shown with its name', async () => {
    const release = await newDraft({ cover: null });
    const file = { fileName: 'cover.jpg', contentType: 'image/jpeg', bytes: await jpegOf(3000) };
    const media = await upload(mara, release.id, { kind: 'cover' }, file);
    const { message } = await say('', { releaseId: release.id, step: 'cover_art', mediaId: media?.id as MediaId });
    expect(message).not.toBe('');
    const { messages } = await conversation(release.id);
    expect(messages[0]).toMatchObject({
      role: 'user',
      fileName: 'cover.jpg',
      fileType: 'image/jpeg',
      fileUrl: `/art/${media?.id}/320.webp`,
    });
  });

  it('that was refused is answered with the reason of the check', async () => {
    const release = await newDraft({ cover: null });
    const file = { fileName: 'small.jpg', contentType: 'image/jpeg', bytes: await jpegOf(300) };
    const media = await upload(mara, release.id, { kind: 'cover' }, file);
    const { message } = await say('', { releaseId: release.id, step: 'cover_art', mediaId: media?.id as MediaId });
    expect(message).toContain('Cover art must be at least 3000x3000 pixels. Your image is 300x300 pixels.');
  });

  it('of another release, or of nobody, is not there', async () => {
    const release = await newDraft();
    const other = await newDraft({ cover: null });
    const file = { fileName: 'cover.jpg', contentType: 'image/jpeg', bytes: await jpegOf(3000) };
    const media = await upload(mara, other.id, { kind: 'cover' }, file);
    const mediaId = media?.id as MediaId;
    expect(await refusal(say('', { releaseId: release.id, step: 'cover_art', mediaId }))).toBe('media-not-found');
    expect(await refusal(say('', { step: 'cover_art', mediaId }))).toBe('media-not-found');
  });
});
