import type { ContentIdAnswer } from '../../releases/content-id-questions.ts';
import { openFindings } from '../../rules/release-findings.ts';
import { AN_ARTIST, aCompleteDraft, aTrack, inOrder, NOW, newId } from '../../test/builders.ts';
import type { Act } from '../act.ts';
import { newConversation } from '../conversation.ts';
import { openTurn } from '../open-turn.ts';
import { planTurn } from '../plan-turn.ts';
import { steps } from '../step.ts';

const YES: ContentIdAnswer[] = ['exclusive:yes', 'original:yes', 'own:yes', 'long:yes'];
const needs = { artist: { artistId: AN_ARTIST, artistName: 'Mara Ellis' }, now: NOW, ids: newId };
const atContentId = { ...newConversation, step: 'content_id' as const };
const turnOf = (release: ReturnType<typeof aCompleteDraft>, ...acts: Act[]) =>
  planTurn({ release, conversation: atContentId, acts, ...needs });
const audioOf = (durationMs: number) => {
  const { audio } = aTrack();
  return audio && { ...audio, durationMs };
};
const going = (contentId: ContentIdAnswer[], change: Parameters<typeof aTrack>[0] = {}) =>
  aCompleteDraft({
    stores: ['Spotify', 'YouTube Content ID'],
    contentId,
    ...inOrder([aTrack({ audio: audioOf(180_000), ...change })]),
  });

test('applies a plain yes or no to the open question as the chat words it (product 31.31)', () => {
  const { release, reply } = turnOf(going(['exclusive:yes']), { kind: 'no' });
  expect(release?.contentId).toEqual(['exclusive:yes', 'original:yes']);
  expect(reply).toContain('none of it is a cover, public-domain music or karaoke.');
  expect(turnOf(going(['exclusive:yes', 'original:yes']), { kind: 'yes' }).release?.stores).toEqual(['Spotify']);
});

test('resolves the finding after four right answers, and moves on (product 31.31)', () => {
  const { release, nextStep } = turnOf(going(YES.slice(0, 3)), { kind: 'yes' });
  expect(release && openFindings(release, NOW).map(({ place }) => place.field)).not.toContain('contentId');
  expect(nextStep).not.toBe('content_id');
});

test('does not remove the only store, and asks for a different one (product 31.31)', () => {
  const { release, reply } = turnOf({ ...going([]), stores: ['YouTube Content ID'] }, { kind: 'no' });
  expect(release?.stores).toEqual(['YouTube Content ID']);
  expect(reply).toContain('because somebody else has rights in it too. It is the only store of this release');
});

test.each([
  ['a cover song', { containsCover: true }, 'doesn’t accept cover songs, and “Harbour Light” is marked as one'],
  ['a track of 20 seconds', { audio: audioOf(20_000) }, 'that short'],
])('asks whether to leave the store out because of %s, whatever was declared (product 31.31)', (_, change, words) => {
  const release = going(YES, change);
  const again = turnOf(release, { kind: 'go-to', step: 'content_id' });
  expect(again.reply).toContain(words);
  expect(turnOf(release, { kind: 'yes' }).release?.stores).toEqual(['Spotify']);
});

test('opens the question again if a song is marked as a cover after the declaration (product 31.31)', () => {
  const marked = openTurn({
    release: going(YES, { containsCover: true }),
    conversation: { ...newConversation, settled: [...steps] },
    now: NOW,
  });
  expect(marked.nextStep).toBe('content_id');
});

test('asks again about an earlier no if the store is selected again (product 31.31)', () => {
  const release = { ...going(['exclusive:no']), stores: ['Spotify'] };
  const { nextStep, reply } = turnOf(release, { kind: 'stores', how: 'add', stores: ['YouTube Content ID'] });
  expect(nextStep).toBe('content_id');
  expect(reply).toContain('1 of 4: Do you alone have the rights, worldwide?');
});
