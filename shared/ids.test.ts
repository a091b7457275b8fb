import { ArtistId, idsFrom, ReleaseId } from './ids.ts';

test('an id of one kind is none of another', () => {
  const newId = idsFrom(() => new Date());
  expect(ReleaseId.safeParse(newId('release')).success).toBe(true);
  expect(ReleaseId.safeParse(newId('track')).success).toBe(false);
});

test('an artist’s id is a `sub` as Cognito makes it: of version 7, and of a variant that RFC 9562 keeps for others', () => {
  expect(ArtistId.safeParse('b3944882-a0c1-70ce-cb0c-1ab5a0d64b8b').success).toBe(true);
  expect(ArtistId.safeParse('b3944882-a0c1-70ce-cb0c-1ab5a0d64b8b#').success).toBe(false);
});
