import type { Track } from '../releases/track.ts';
import { AN_ARTIST, aCompleteDraft, aTrack, inOrder, NOW, newId } from '../test/builders.ts';
import { ACT_LIMIT, Act } from './act.ts';
import { type AssistantReply, assistantContract, type ConversationView, type SendMessage } from './contract.ts';
import { newConversation } from './conversation.ts';
import { interpret } from './interpret/interpret.ts';
import { noPoints } from './open-point.ts';
import { openTurn, WELCOME } from './open-turn.ts';
import { planTurn } from './plan-turn.ts';
import { questions } from './questions.ts';

const needs = { artist: { artistId: AN_ARTIST, artistName: 'Mara Ellis' }, now: NOW, ids: newId };
const today = '2026-11-01';

test('product 31.2: creates the release from a title and asks the next question', () => {
  const acts = interpret('Night Ferry', { question: questions.title, release: null, today });
  expect(acts.map((act) => Act.parse(act))).toEqual(acts);
  const turn = planTurn({ release: null, conversation: newConversation, acts, ...needs });
  expect(turn.operations.map(({ kind }) => kind)).toEqual(['create-release', 'edit-release']);
  expect(turn).toMatchObject({ nextStep: 'track_count', changes: [{ field: 'title', after: 'Night Ferry' }] });
  expect(turn.release?.title).toBe('Night Ferry');
});

test.each([
  [100, 'WAV or FLAC is best, MP3 works too, under 100MB'],
  [2048, 'WAV or FLAC is best, under 2GB; MP3 works too, under 100MB'],
])('states the current limit when it asks for audio: %s MB (product 31.25)', (losslessMb, words) => {
  const ask = (...tracks: Track[]) =>
    questions.audio_files.ask(
      { ...aCompleteDraft(), ...inOrder(tracks) },
      { losslessMb, points: noPoints, stand: newConversation },
    );
  const track = { ...aTrack({ title: 'One' }), audio: null };
  expect(ask(track)).toBe(`Please drop the audio file of the track: ${words}.`);
  expect(ask(track, { ...aTrack(), audio: null })).toContain(`The next one is for “One”. ${words} each.`);
});

test('keeps the question after mere talk, and changes nothing (product 31.2)', () => {
  const turn = planTurn({
    release: null,
    conversation: newConversation,
    acts: [{ kind: 'explain', term: 'P-line' }],
    ...needs,
  });
  expect(turn).toMatchObject({ operations: [], release: null, nextStep: 'title' });
  expect(turn.reply).toContain('the owner of the recording');
});

test('asks optional questions one at a time if nothing required is missing (product 31.2)', () => {
  const turn = openTurn({ release: aCompleteDraft(), conversation: newConversation, now: NOW });
  expect(turn).toMatchObject({ operations: [], nextStep: 'version' });
  expect(turn.reply).toContain('100% complete');
  expect(WELCOME).toContain('one question at a time');
});

test('asks for a value after a plain yes or no, and reads no version from the artist or title (product 31.2)', () => {
  const release = { ...aCompleteDraft(), version: '' };
  const conversation = { ...newConversation, step: 'version' as const };
  const actsFor = (message: string) => interpret(message, { question: questions.version, release, today });
  const turn = planTurn({ release, conversation, acts: actsFor('yes'), ...needs });
  expect(turn).toMatchObject({ operations: [], nextStep: 'version' });
  expect(turn.reply).toContain('Then please write it.');
  for (const words of ["it's by me", release.title]) {
    expect(actsFor(words).map(({ kind }) => kind)).not.toContain('set-release');
  }
  const atArtists = { ...newConversation, step: 'artists' as const };
  expect(planTurn({ release, conversation: atArtists, acts: [{ kind: 'no' }], ...needs }).reply).toContain(
    'Then please write it.',
  );
});

test('product 31.3: the routes', () => {
  const routes = ['POST /api/assistant/messages', 'GET /api/releases/{releaseId}/conversation'];
  expect(Object.keys(assistantContract)).toEqual(expect.arrayContaining(routes));
  const reply: AssistantReply['nextStep'] & ConversationView['nextStep'] = 'title';
  const sent: SendMessage['step'] = 'start';
  expect([reply, sent, ACT_LIMIT]).toEqual(['title', 'start', 40]);
});
