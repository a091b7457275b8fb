import { expect, test } from '@jest/globals';
import { aCompleteDraft, aTrack, inOrder } from '../../../../../shared/test/builders.ts';
import { inspectionPoll } from './inspection-poll.ts';

const { audio } = aTrack();
const { cover } = aCompleteDraft();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const heard = (minutes: number) => ({ heard: { state: 'waiting' as const }, storedAt: minutesAgo(minutes) });
const withAudio = (minutes: number) =>
  aCompleteDraft(inOrder([aTrack(), aTrack({ audio: audio && { ...audio, ...heard(minutes) } })]));

test('product 37.4, 38.5: a release is polled while a recording is listened to, or its cover looked at', () => {
  expect(inspectionPoll(aCompleteDraft())).toBe(false);
  expect(inspectionPoll(withAudio(1))).toBe(5000);
  const looked = { state: 'waiting' as const };
  const waiting = cover && { ...cover, looked, storedAt: minutesAgo(1) };
  expect(inspectionPoll(aCompleteDraft({ cover: waiting }))).toBe(5000);
});

test('a release is not polled for an inspection that has failed', () => {
  expect(inspectionPoll(withAudio(60))).toBe(false);
});
