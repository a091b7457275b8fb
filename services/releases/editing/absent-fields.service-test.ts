import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ChangingAct } from '../../../shared/assistant/act.ts';
import { stepOfPlace } from '../../../shared/assistant/step.ts';
import { type ReleaseEdit, type TrackEdit, trackEdit } from '../../../shared/releases/field-edit.ts';
import {
  type ReleaseField,
  releaseFieldNames,
  releaseFields,
  type TrackField,
  trackFieldNames,
  trackFields,
} from '../../../shared/releases/fields.ts';
import { aCompleteDraft, aTrack, inOrder, NO_TRACK } from '../../../shared/test/builders.ts';
import { keys } from '../../platform/keys.ts';
import { say } from '../../test/chat.ts';
import { firstReleaseValues, firstTrackValues } from '../../test/first-values.ts';
import { newArtist, type Person, table } from '../../test/people.ts';
import { current } from '../../test/releases.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

type Of = 'release' | 'track';

/** Stores a release as it was before the field existed, with the field missing from the release or its track. */
async function storedWithout(of: Of, field: ReleaseField | TrackField) {
  const release = aCompleteDraft({ artistId: artist.artistId, ...inOrder([aTrack({ composers: [] })]) });
  const { id: releaseId, artistId } = release;
  const owned = { artistId, releaseId };
  const [trackId = NO_TRACK] = release.trackIds;
  const Item = { ...keys.release(owned), v: 1, ...release };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  await table.update({
    Key: keys.release(owned),
    UpdateExpression: of === 'release' ? 'REMOVE #field' : 'REMOVE tracks.#track.#field',
    ExpressionAttributeNames: { '#field': field, ...(of === 'track' && { '#track': trackId }) },
  });
  const held = async (): Promise<unknown> => {
    const stored = await current(release);
    return of === 'release' ? stored[field as ReleaseField] : stored.tracks[trackId]?.[field as TrackField];
  };
  return { releaseId, trackId, held };
}

const editOfTrack = 'PATCH /api/releases/{releaseId}/tracks/{trackId}';

describe('product 5.4: a release that was stored before a field existed', () => {
  it.each(releaseFieldNames)('reads %s as empty, and takes a first value', async (field) => {
    const { releaseId, held } = await storedWithout('release', field);
    const { empty } = releaseFields[field];
    expect(await held()).toEqual(empty);
    const body = { field, from: empty, to: firstReleaseValues[field] } as ReleaseEdit;
    await artist.api('PATCH /api/releases/{releaseId}', { params: { releaseId }, body });
    expect(await held()).toEqual(firstReleaseValues[field]);
  });

  it.each(trackFieldNames)('reads %s of a track as empty, and takes a first value', async (field) => {
    const { releaseId, trackId, held } = await storedWithout('track', field);
    const { empty } = trackFields[field];
    expect(await held()).toEqual(empty);
    const body = { field, from: empty, to: firstTrackValues[field] } as TrackEdit;
    await artist.api(editOfTrack, { params: { releaseId, trackId }, body });
    expect(await held()).toEqual(firstTrackValues[field]);
  });

  it('refuses an edit that saw another value', async () => {
    const { releaseId, trackId, held } = await storedWithout('track', 'explicit');
    const body = trackEdit('explicit', 'Explicit', 'Not Explicit');
    await expect(artist.api(editOfTrack, { params: { releaseId, trackId }, body })).rejects.toMatchObject({
      code: 'field-changed',
      details: { field: 'explicit', current: '' },
    });
    expect(await held()).toBe('');
  });

  it.each(['title', 'isrc'] as const)('rejects %s of a track that does not exist', async (field) => {
    const { releaseId } = await storedWithout('track', field);
    const body = { field, from: '', to: firstTrackValues[field] } as TrackEdit;
    await expect(artist.api(editOfTrack, { params: { releaseId, trackId: NO_TRACK }, body })).rejects.toMatchObject({
      code: 'track-not-found',
    });
  });
});

/** The chat's act that edits a field, if the chat can express it (`ChangingAct`). */
function actFor(of: Of, field: ReleaseField | TrackField): { kind: string } {
  const tracks = [1];
  const value: unknown =
    of === 'release' ? firstReleaseValues[field as ReleaseField] : firstTrackValues[field as TrackField];
  switch (field) {
    case 'stores':
    case 'territories':
      return { kind: field, how: 'only', [field]: value } as { kind: string };
    case 'contentId':
      return { kind: 'declare', answers: value } as { kind: string };
    case 'stated':
      return {
        kind: 'state-reason',
        codes: of === 'release' ? ['single-title'] : ['composer-missing'],
        tracks,
        text: 'It is traditional',
      } as { kind: string };
    case 'artists':
    case 'contributors':
    case 'composers':
    case 'lyricists': {
      const credits = (value as Record<'name' | 'role' | 'firstName' | 'lastName', string>[]).map(
        ({ name, role, firstName, lastName }) => (name ? { name, role } : { name: `${firstName} ${lastName}` }),
      );
      return { kind: 'credit', how: 'set', tracks, named: { list: field, credits } } as { kind: string };
    }
    default:
      return { kind: `set-${of}`, field, value, ...(of === 'track' && { tracks }) } as { kind: string };
  }
}

/** Removes ids, so that entries compare equal whatever ids the chat gave them. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((entry) => (typeof entry === 'object' ? { ...entry, id: undefined, code: undefined } : entry))
    : value;

const saidInChat = (of: Of) => (field: ReleaseField | TrackField) => ChangingAct.safeParse(actFor(of, field)).success;

describe('product 31.22: the chat gives such a release a first value', () => {
  const set = async (of: Of, field: ReleaseField | TrackField) => {
    const { releaseId, held } = await storedWithout(of, field);
    const chosen = [ChangingAct.parse(actFor(of, field))];
    const { changes } = await say(artist, 'As the form says', { releaseId, step: stepOfPlace[field], chosen });
    expect(changes).toContainEqual(expect.objectContaining({ kind: 'edit', field }));
    return withoutIds(await held());
  };

  it.each(releaseFieldNames.filter(saidInChat('release')))('for %s', async (field) => {
    expect(await set('release', field)).toEqual(withoutIds(firstReleaseValues[field]));
  });

  it.each(trackFieldNames.filter(saidInChat('track')))('for %s of a track', async (field) => {
    expect(await set('track', field)).toEqual(withoutIds(firstTrackValues[field]));
  });
});
