import { AdminDeleteUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { GetQueueAttributesCommand, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { replays } from '../../infra/commands/replays.ts';
import { developerEnvironment } from '../../infra/laptop-file.ts';
import { artistChannel } from '../../shared/live/artist-channel.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { laptop } from './laptop.ts';
import { livePage } from './live-page.ts';
import { newArtist, type Person, table } from './people.ts';
import { stored, until } from './releases.ts';

// Gives each reader of the stream an unreadable record, which it tries as often as the template allows. Then an
// operator replays the record.

Object.assign(process.env, developerEnvironment(laptop));
const sqs = new SQSClient({});
const output = (name: string) => laptop.outputs[name] ?? '';
const replay = (name: keyof typeof replays) => replays[name](output);

const lettersIn = async (queue: string): Promise<number> => {
  const { Attributes } = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: output(queue), AttributeNames: ['ApproximateNumberOfMessages'] }),
  );
  return Number(Attributes?.ApproximateNumberOfMessages);
};
const letterIn = (queue: string) =>
  until(
    () => lettersIn(queue),
    (letters) => letters > 0,
    `a letter in ${queue}`,
  );

const ownedOf = ({ artistId, id: releaseId }: Release) => ({ artistId, releaseId });
const cardOf = async ({ artistId, id }: Release) =>
  (await cardRepository(table).library(artistId)).items.find((card) => card.id === id);
const set = (key: { PK: string; SK: string }, name: string, value: unknown) =>
  table.update({
    Key: key,
    UpdateExpression: 'SET #name = :value',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':value': value },
  });

/** Waits for a certain message, ignoring others. */
async function heard(page: Awaited<ReturnType<typeof livePage>>, wanted: object): Promise<void> {
  while (JSON.stringify(await page.message()) !== JSON.stringify(wanted));
}

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

test('a card that could not be written matches its release after a replay; a second replay finds nothing to do', async () => {
  const release = await stored(aCompleteDraft({ artistId: artist.artistId, cover: null }));
  await until(() => cardOf(release), Boolean, 'the card');
  const card = keys.card(ownedOf(release));
  await set(card, 'rev', 'unreadable');
  await artist.api('PATCH /api/releases/{releaseId}', {
    params: { releaseId: release.id },
    body: { field: 'title', from: release.title, to: 'Night Ferry, Again' },
  });
  await letterIn('ProjectorLetters');

  const { healed, failures } = await replay('projector');
  expect([healed, failures]).toEqual([0, [expect.stringContaining('rev')]]);
  expect(await lettersIn('ProjectorLetters')).toBe(1);

  await set(card, 'rev', release.rev);
  expect(await replay('projector')).toEqual({ healed: 1, failures: [] });
  expect(await cardOf(release)).toMatchObject({ title: 'Night Ferry, Again', rev: release.rev + 1 });
  expect(await lettersIn('ProjectorLetters')).toBe(0);
  expect(await replay('projector')).toEqual({ healed: 0, failures: [] });
});

test('a message that could not be delivered is delivered after a replay, with the current state', async () => {
  const release = await stored(aCompleteDraft({ artistId: artist.artistId, cover: null }));
  await until(() => cardOf(release), Boolean, 'the card');
  const before = await lettersIn('RelayLetters');
  const card = keys.card(ownedOf(release));
  await set(card, 'rev', 'unreadable');
  await until(
    () => lettersIn('RelayLetters'),
    (letters) => letters > before,
    'a letter of the relay',
  );
  const { failures } = await replay('relay');
  expect(failures).toContainEqual(expect.stringContaining('rev'));

  await set(card, 'rev', 7);
  const page = await livePage(artist.token, artistChannel(artist.artistId));
  const { healed } = await replay('relay');
  expect(healed).toBeGreaterThan(0);
  expect(await lettersIn('RelayLetters')).toBe(0);
  await heard(page, { kind: 'release-changed', releaseId: release.id, rev: 7 });
});

test('a failed daily run is made up for by a replay, once for all its dead letters', async () => {
  const gone = await newArtist('active');
  const pool = { UserPoolId: output('UserPoolId'), Username: gone.artistId };
  await new CognitoIdentityProviderClient({}).send(new AdminDeleteUserCommand(pool));
  const profile = () => table.get(keys.profile(gone), { consistent: true });
  const replayed = async () => {
    const Entries = ['1', '2'].map((Id) => ({ Id, MessageBody: '{}' }));
    await sqs.send(new SendMessageBatchCommand({ QueueUrl: output('EveryDayLetters'), Entries }));
    expect(await replay('every-day')).toEqual({ healed: 2, failures: [] });
    return profile();
  };
  // The list of accounts that the daily run reads may lag behind for a moment.
  await until(replayed, (stored) => stored?.closedAt !== undefined, 'the closed account');
  expect(await lettersIn('EveryDayLetters')).toBe(0);
});
