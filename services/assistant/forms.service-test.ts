import type { ChangingAct } from '../../shared/assistant/act.ts';
import { orderedTracks } from '../../shared/releases/ordered-tracks.ts';
import { newId } from '../../shared/test/builders.ts';
import { draftOf, refusal, say } from '../test/chat.ts';
import { newArtist, type Person } from '../test/people.ts';
import { current } from '../test/releases.ts';

let mara: Person;
beforeAll(async () => {
  mara = await newArtist('active', 'Mara Ellis');
});

const producer: ChangingAct = {
  kind: 'credit',
  how: 'add',
  tracks: [1],
  named: { list: 'contributors', credits: [{ name: 'ask me later', role: 'Producer' }] },
};

describe('product 31.47: a form in the chat', () => {
  it('applies the form’s acts without reading its words', async () => {
    const { id: releaseId } = await draftOf(mara);
    const reply = await say(mara, 'the genre is jazz', { releaseId, step: 'contributors', chosen: [producer] });
    expect(reply.changes).toMatchObject([{ field: 'contributors', to: [{ name: 'ask me later', role: 'Producer' }] }]);
    const [track] = orderedTracks(await current({ artistId: mara.artistId, id: releaseId }));
    expect(track?.contributors).toMatchObject([{ name: 'ask me later', role: 'Producer' }]);
  });

  it('applies a repeated form once, and rejects the same id with a different form', async () => {
    const { id: releaseId } = await draftOf(mara);
    const id = newId('message');
    const sent = { releaseId, step: 'contributors' as const, id, chosen: [producer] };
    const first = await say(mara, 'A producer', sent);
    expect(await say(mara, 'A producer', sent)).toEqual(first);
    const other = { ...sent, chosen: [{ ...producer, tracks: 'all' as const }] };
    expect(await refusal(say(mara, 'A producer', other))).toBe('idempotency-key-reused');
  });

  it('drops acts that only move the conversation', async () => {
    const { id: releaseId } = await draftOf(mara);
    const chosen = [{ kind: 'skip' }] as unknown as ChangingAct[];
    expect(await refusal(say(mara, 'Skip', { releaseId, chosen }))).toBe('invalid-request');
  });

  it('applies only to the caller’s own release', async () => {
    const { id: releaseId } = await draftOf(await newArtist('active'));
    expect(await refusal(say(mara, 'A producer', { releaseId, chosen: [producer] }))).toBe('release-not-found');
  });
});
