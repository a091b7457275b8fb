import { randomUUID } from 'node:crypto';
import type { ArtistId } from '../../../shared/ids.ts';
import { anId, newId } from '../../../shared/test/builders.ts';
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
const decided = track();

describe('product 23.13: decisions about a recording', () => {
  it('pays at once if one approval is enough', () => {
    const match = decideMatch(undefined, { said: decided, by: fin, at }, 1);
    expect(match).toEqual({ said: decided, by: fin, at });
    expect(isPayable(match)).toBe(true);
    expect(decideMatch(match, { said: decided, by: ada, at }, 1)).toBeUndefined();
  });

  it('pays once another account has agreed, if two approvals are needed', () => {
    const first = decideMatch(undefined, { said: decided, by: fin, at }, 2);
    expect(isPayable(first)).toBe(false);
    expect(decideMatch(first, { said: decided, by: fin, at }, 2)).toBeUndefined();
    const second = decideMatch(first, { said: decided, by: ada, at }, 2);
    expect(second).toEqual({ said: decided, by: fin, at, agreed: { by: ada, at } });
    expect(isPayable(second)).toBe(true);
  });

  it('awaits agreement again if somebody chooses a different track', () => {
    const first = decideMatch(undefined, { said: decided, by: fin, at }, 2);
    const agreed = decideMatch(first, { said: decided, by: ada, at }, 2);
    for (const before of [first, agreed]) {
      const other = decideMatch(before, { said: track(), by: ada, at }, 2);
      expect(other).toMatchObject({ by: ada, isAwaited: true });
      expect(isPayable(other)).toBe(false);
    }
  });

  it('pays nobody if it stays in suspense, without a second person', () => {
    const match = decideMatch(undefined, { said: { to: 'suspense' }, by: fin, at }, 2);
    expect(match).toEqual({ said: { to: 'suspense' }, by: fin, at });
    expect(isPayable(match)).toBe(false);
    expect(isPayable(undefined)).toBe(false);
  });

  it('needs no second person for decisions made while one approval was enough', () => {
    const first = decideMatch(undefined, { said: decided, by: fin, at }, 2);
    expect(isPayable(decideMatch(first, { said: decided, by: fin, at }, 1))).toBe(true);
    expect(isPayable({ said: decided, by: fin, at })).toBe(true);
  });
});
