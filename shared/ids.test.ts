import { ArtistId, idFrom, idsFrom, LeadId, ReleaseId, TrackId } from './ids.ts';

test('an id of one kind is not valid as another kind', () => {
  const newId = idsFrom(() => new Date());
  expect(ReleaseId.safeParse(newId('release')).success).toBe(true);
  expect(ReleaseId.safeParse(newId('track')).success).toBe(false);
});

test('accepts an artist’s id as Cognito makes it: a `sub` of version 7, with a variant that RFC 9562 reserves', () => {
  expect(ArtistId.safeParse('b3944882-a0c1-70ce-cb0c-1ab5a0d64b8b').success).toBe(true);
  expect(ArtistId.safeParse('b3944882-a0c1-70ce-cb0c-1ab5a0d64b8b#').success).toBe(false);
});

test('the id derived from a hash is always the same, and depends on each of its 16 bytes', () => {
  const hash = (...different: [at: number, byte: number][]) => {
    const bytes = Uint8Array.from({ length: 16 }, (_, n) => 16 * n);
    for (const [at, byte] of different) bytes[at] = byte;
    return bytes;
  };
  const id = idFrom('track', hash());
  expect(TrackId.safeParse(id).success).toBe(true);
  expect(idFrom('track', hash())).toBe(id);
  const others = Array.from({ length: 16 }, (_, n) => idFrom('track', hash([n, 255 - 16 * n])));
  expect(new Set([id, ...others]).size).toBe(17);
});

test('product 17.3: the id of a lead is a SHA-256 in hexadecimal', () => {
  const hash = 'a0'.repeat(32);
  expect(LeadId.safeParse(`lead_${hash}`).success).toBe(true);
  for (const wrong of [
    `lead_${hash.slice(1)}`,
    `lead_${hash}0`,
    `lead_${'g'.repeat(64)}`,
    `lead_${hash.toUpperCase()}`,
    'lead_a',
  ])
    expect([wrong, LeadId.safeParse(wrong).success]).toEqual([wrong, false]);
});
