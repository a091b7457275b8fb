import type { ContentIdAnswer } from '../releases/content-id-questions.ts';
import { aCompleteDraft, aTrack, inOrder, NOW, newId } from '../test/builders.ts';
import { isKeyOf } from '../typed-record.ts';
import { isReady } from './is-ready.ts';
import { readinessOf } from './readiness.ts';
import { releaseFindings } from './release-findings.ts';
import { storeRules } from './stores.ts';

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
const about = (release: ReturnType<typeof going>) =>
  releaseFindings(release, NOW).filter(({ code }) => isKeyOf(storeRules, code));
const codes = (release: ReturnType<typeof going>) => about(release).map(({ code }) => code);

test('product 32.6: without the store there are no questions; with it four yeses are required', () => {
  expect(codes(going(['Spotify'], []))).toEqual([]);
  expect(codes(going(['Spotify', 'YouTube Content ID'], []))).toEqual(['content-id-open']);
  expect(codes(going(['Spotify', 'YouTube Content ID'], YES.slice(1)))).toEqual(['content-id-open']);
  expect(codes(going(['Spotify', 'YouTube Content ID'], YES))).toEqual([]);
});

test('product 32.6: a no rules out the store, whatever else is unanswered; the fix removes it unless it is the only one', () => {
  const refused = going(['Spotify', 'YouTube Content ID'], ['own:no']);
  expect(about(refused)).toMatchObject([
    {
      code: 'content-id-refused',
      severity: 'blocking',
      fix: { edits: [{ edit: { field: 'stores', to: ['Spotify'] } }] },
    },
  ]);
  expect(about(going(['YouTube Content ID'], ['own:no']))[0]?.fix).toBeUndefined();
});

test('product 32.6, 11.10: a release with an open question is not ready', () => {
  expect(isReady(readinessOf(going(['Spotify'], [])))).toBe(true);
  expect(isReady(readinessOf(going(['Spotify', 'YouTube Content ID'], YES)))).toBe(true);
  expect(isReady(readinessOf(going(['Spotify', 'YouTube Content ID'], [])))).toBe(false);
});
