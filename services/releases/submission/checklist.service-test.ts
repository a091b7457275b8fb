import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Release } from '../../../shared/releases/release.ts';
import type { ChecklistStep } from '../../../shared/releases/strategy-steps.ts';
import { aCompleteDraft } from '../../../shared/test/builders.ts';
import { keys } from '../../platform/keys.ts';
import { newArtist, type Person, table } from '../../test/people.ts';
import { rawCall } from '../../test/raw-call.ts';
import { current, releases, stored, until } from '../../test/releases.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const submitted = () => stored(aCompleteDraft({ artistId: artist.artistId }), 'submitted');
const tick = ({ id }: Release, step: ChecklistStep, done = true) =>
  artist.api('PATCH /api/releases/{releaseId}/checklist', { params: { releaseId: id }, body: { step, done } });

describe('product 12.2: the strategy checklist', () => {
  it('each step from 2 to 7 is ticked and unticked; the rest of the release is unchanged', async () => {
    const release = await submitted();
    for (const step of [5, 2, 7] as const) await tick(release, step);
    const ticked = await tick(release, 5, false);
    const { updatedAt, ...same } = ticked;
    expect(same).toEqual({ ...release, updatedAt: undefined, checklist: [2, 7], rev: release.rev + 4 });
    expect(await current(release)).toEqual(ticked);
    expect(updatedAt > release.updatedAt).toBe(true);
  });

  it('a repeated tick changes nothing', async () => {
    const release = await submitted();
    const once = await tick(release, 3);
    expect(await tick(release, 3)).toEqual(once);
    const freed = await tick(release, 3, false);
    expect(await tick(release, 3, false)).toEqual(freed);
    expect(freed.rev).toBe(release.rev + 2);
  });

  it.each([
    ['step 1, which is locked', { step: 1, done: false }],
    ['a step 8', { step: 8, done: true }],
    ['half a step', { step: 2.5, done: true }],
    ['a whole list', { step: [2, 3], done: true }],
    ['a step without an answer', { step: 2 }],
  ])('%s is refused', async (_, body) => {
    const { id: releaseId } = await submitted();
    const answer = await rawCall('PATCH /api/releases/{releaseId}/checklist', {
      token: artist.token,
      params: { releaseId },
      body,
    });
    expect(answer).toMatchObject({ status: 400, code: 'invalid-request' });
  });

  it('begins with the submission: a draft has no checklist', async () => {
    const release = await stored(aCompleteDraft({ artistId: artist.artistId }));
    await expect(tick(release, 2)).rejects.toMatchObject({ code: 'release-not-submitted' });
    // The write checks this condition too.
    const owned = { artistId: release.artistId, releaseId: release.id };
    await expect(releases.saveChecklist(owned, { from: [], to: [2], now: new Date() })).rejects.toMatchObject({
      code: 'release-not-submitted',
    });
    expect(await current(release)).toEqual(release);
  });

  it('continues after the export', async () => {
    const release = await submitted();
    const exportedAt = new Date().toISOString();
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.release({ artistId: release.artistId, releaseId: release.id }),
        UpdateExpression: 'SET #status = :exported, exportedAt = :at',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':exported': 'exported', ':at': exportedAt },
      }),
    );
    expect(await tick(release, 6)).toMatchObject({ status: 'exported', checklist: [6], exportedAt });
  });

  it('works for a release that was stored before there was a checklist', async () => {
    const release = await submitted();
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.release({ artistId: release.artistId, releaseId: release.id }),
        UpdateExpression: 'REMOVE checklist',
      }),
    );
    expect((await tick(release, 4)).checklist).toEqual([4]);
    expect((await tick(release, 2)).checklist).toEqual([2, 4]);
  });

  it('is counted on the card, with step 1', async () => {
    const release = await submitted();
    await tick(release, 4);
    const cardOf = async () =>
      (await artist.api('GET /api/releases', { query: {} })).items.find(({ id }) => id === release.id);
    await until(cardOf, (card) => card?.checklistDone === 2, 'the count on the card');
  });
});
