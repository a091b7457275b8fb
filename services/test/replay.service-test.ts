import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { listeners } from '../../infra/commands/listeners.ts';
import { developerEnvironment } from '../../infra/local/laptop-file.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, newId } from '../../shared/test/builders.ts';
import { mediaRepository } from '../media/media-repository.ts';
import { keys } from '../platform/keys.ts';
import { cardRepository } from '../releases/card-repository.ts';
import { laptop } from './laptop.ts';
import { newArtist, type Person, table } from './people.ts';
import { releases, stored, until } from './releases.ts';

// Each listener meets something that it cannot read, as often as the template lets it try. What follows is what an operator does.

Object.assign(process.env, developerEnvironment(laptop));
const sqs = new SQSClient({});
const output = (name: string) => laptop.outputs[name] ?? '';
const replay = (listener: keyof typeof listeners) => listeners[listener](output);

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

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

test('a card that could not be written is what its release is, after a replay; a second one finds nothing to do', async () => {
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

test('files of a deleted release that could not be removed go, after a replay', async () => {
  const release = await stored(aCompleteDraft({ artistId: artist.artistId, cover: null }));
  const owned = ownedOf(release);
  const file = { fileName: 'c.jpg', size: 10, contentType: 'image/jpeg', createdAt: new Date().toISOString() };
  const mediaId = newId('media');
  await mediaRepository(table).expectUpload(
    { ...owned, mediaId },
    { id: mediaId, target: { kind: 'cover' }, state: 'awaited', ...file },
  );
  const unreadable = keys.media({ ...owned, mediaId: 'media_unreadable' });
  await set(unreadable, 'v', 1);
  await releases.remove(owned);
  await letterIn('RemoverLetters');
  const items = () => table.partition(keys.release(owned).PK, { consistent: true });
  expect(await items()).toHaveLength(2);

  await table.delete({ Key: unreadable });
  expect(await replay('remover')).toEqual({ healed: 1, failures: [] });
  expect(await items()).toEqual([]);
  expect(await lettersIn('RemoverLetters')).toBe(0);
});
