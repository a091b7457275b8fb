import { aCompleteDraft, aTrack, inOrder, newId } from '../../test/builders.ts';
import type { ContentIdAnswer } from '../content-id-questions.ts';
import { contentIdFinding, contentIdRules } from './content-id-rules.ts';
import { applyRules } from './finding.ts';
import { isReady, readinessOf } from './readiness.ts';

const YES: ContentIdAnswer[] = ['exclusive:yes', 'original:yes', 'own:yes', 'long:yes'];
const writers = [{ id: newId('credit'), firstName: 'Noor', lastName: 'Ali' }];
const track = aTrack({
  title: 'Night Ferry',
  composers: writers,
  lyricists: writers,
  aiAudio: 'none',
  aiComposition: 'none',
});
const going = (stores: string[], contentId: ContentIdAnswer[]) =>
  aCompleteDraft({ stores, contentId, ...inOrder([track]) });
const codes = (release: ReturnType<typeof going>) => applyRules(contentIdRules, release).map(({ code }) => code);

test('product 32.6: without the store there are no questions; with it four yeses are required', () => {
  expect(codes(going(['Spotify'], []))).toEqual([]);
  expect(codes(going(['Spotify', 'YouTube Content ID'], []))).toEqual(['content-id-open']);
  expect(codes(going(['Spotify', 'YouTube Content ID'], YES.slice(1)))).toEqual(['content-id-open']);
  expect(codes(going(['Spotify', 'YouTube Content ID'], YES))).toEqual([]);
});

test('product 32.6: a no rules out the store, whatever else is unanswered; the fix removes it unless it is the only one', () => {
  const refused = going(['Spotify', 'YouTube Content ID'], ['own:no']);
  expect(applyRules(contentIdRules, refused)).toMatchObject([
    { code: 'content-id-refused', severity: 'blocking', fix: { edit: { field: 'stores', to: ['Spotify'] } } },
  ]);
  expect(contentIdFinding(going(['YouTube Content ID'], ['own:no']))?.fix).toBeUndefined();
});

test('product 32.6, 11.10: a release with an open question is not ready', () => {
  expect(isReady(readinessOf(going(['Spotify'], [])))).toBe(true);
  expect(isReady(readinessOf(going(['Spotify', 'YouTube Content ID'], YES)))).toBe(true);
  expect(isReady(readinessOf(going(['Spotify', 'YouTube Content ID'], [])))).toBe(false);
});
