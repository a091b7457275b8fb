import { randomUUID } from 'node:crypto';
import type { ArtistId } from '../../shared/ids.ts';
import { anId, newId } from '../../shared/test/builders.ts';
import { decideMatch, isPayable } from './decide-match.ts';

const at = '2026-11-23T10:00:00.000Z';
const [fin, ada] = [
  { id: 'fin', name: 'Fin' },
  { id: 'ada', name: 'Ada' },
];
const track = () => ({
  to: 'track' as const,
  artistId: anId<ArtistId>(randomUUID()),
  releaseId: newId('release'),
  trackId: newId('track'),
});
const said = track();

describe('product 23.13: what the office says of a recording', () => {
  it('pays at once where one approves', () => {
    const match = decideMatch(undefined, { said, by: fin, at }, 1);
    expect(match).toEqual({ said, by: fin, at });
    expect(isPayable(match)).toBe(true);
    expect(decideMatch(match, { said, by: ada, at }, 1)).toBeUndefined();
  });

  it('pays when another account has said the same, where two approve', () => {
    const first = decideMatch(undefined, { said, by: fin, at }, 2);
    expect(isPayable(first)).toBe(false);
    expect(decideMatch(first, { said, by: fin, at }, 2)).toBeUndefined();
    const second = decideMatch(first, { said, by: ada, at }, 2);
    expect(second).toEqual({ said, by: fin, at, agreed: { by: ada, at } });
    expect(isPayable(second)).toBe(true);
  });

  it('is a first word again, when somebody says another track', () => {
    const first = decideMatch(undefined, { said, by: fin, at }, 2);
    const agreed = decideMatch(first, { said, by: ada, at }, 2);
    for (const before of [first, agreed]) {
      const other = decideMatch(before, { said: track(), by: ada, at }, 2);
      expect(other).toMatchObject({ by: ada, isAwaited: true });
      expect(isPayable(other)).toBe(false);
    }
  });

  it('pays nobody when it stays in suspense, and nothing more is needed for that', () => {
    const match = decideMatch(undefined, { said: { to: 'suspense' }, by: fin, at }, 2);
    expect(match).toEqual({ said: { to: 'suspense' }, by: fin, at });
    expect(isPayable(match)).toBe(false);
    expect(isPayable(undefined)).toBe(false);
  });

  it('one word is enough of what was said before the operator asked for two, and after they ask for one again', () => {
    const first = decideMatch(undefined, { said, by: fin, at }, 2);
    expect(isPayable(decideMatch(first, { said, by: fin, at }, 1))).toBe(true);
    expect(isPayable({ said, by: fin, at })).toBe(true);
  });
});
