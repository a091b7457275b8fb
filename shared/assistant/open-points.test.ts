import { contentOf } from '../releases/earlier-submission.ts';
import type { ChangesRequestedRelease, Release } from '../releases/release.ts';
import { AN_ARTIST, aCompleteDraft, aTrack, inOrder, NOW, newId } from '../test/builders.ts';
import type { Act } from './act.ts';
import { type Conversation, newConversation } from './conversation.ts';
import { interpret } from './interpret/interpret.ts';
import { interpretContext } from './interpret-context.ts';
import { openTurn } from './open-turn.ts';
import { planTurn, type Turn } from './plan-turn.ts';
import { steps } from './step.ts';

const needs = { artist: { artistId: AN_ARTIST, artistName: 'Mara Ellis' }, now: NOW, ids: newId };
/** A conversation in which every step is settled. */
const settled: Conversation = { ...newConversation, step: 'preview_start', settled: [...steps] };

/** Runs a chat about a release, in which each message continues the conversation. */
function chat(release: Release, earlier: Release | null = null) {
  const submitted = earlier && contentOf(earlier);
  let now: Pick<Turn, 'release' | 'conversation'> & { turn?: Turn } = { release, conversation: settled };
  const opened = openTurn({ release, earlier: submitted, conversation: settled, now: NOW });
  now = { release, conversation: opened.conversation };
  const after = (acts: Act[], over: Release | null = now.release): Turn => {
    const turn = planTurn({ release: over, earlier: submitted, conversation: now.conversation, acts, ...needs });
    now = turn;
    return turn;
  };
  return {
    opened,
    say: (words: string) => after(interpret(words, interpretContext({ ...now, earlier: submitted, now: NOW }))),
    /** Sends a message after the release has been changed by a file or somebody else. */
    sayOver: (over: Release, words: string) =>
      after(interpret(words, interpretContext({ ...now, release: over, earlier: submitted, now: NOW })), over),
  };
}

const soon = () => aCompleteDraft({ salesStart: '2026-11-10' });
const SOON = 'Sales start date (Nov 10, 2026): This is less than 4 weeks ahead';

describe('product 31.33: findings before the review', () => {
  test('raises a finding with its text, and not again once it is confirmed', () => {
    const { opened, say } = chat(soon());
    expect(opened.reply).toContain(SOON);
    expect(opened).toMatchObject({
      nextStep: 'open_point',
      choices: [{ label: 'It is right' }, { label: 'Change it' }],
    });
    const { nextStep, operations } = say('It is right');
    expect({ nextStep, operations }).toEqual({ nextStep: 'recap', operations: [] });
    expect(say('what is left?').nextStep).toBe('recap');
  });

  test('accepts a new value at once or after its own question, and raises the finding again for it', () => {
    expect(chat(soon()).say('24 December 2026')).toMatchObject({
      nextStep: 'recap',
      release: { salesStart: '2026-12-24' },
    });
    const { say } = chat(soon());
    expect(say('Change it').nextStep).toBe('sales_start');
    const again = say('12 November 2026');
    expect(again).toMatchObject({ nextStep: 'open_point', release: { salesStart: '2026-11-12' } });
    // The question itself contains the advice, so it is not repeated before it.
    expect(again.reply.split('less than 4 weeks ahead')).toHaveLength(2);
    expect(say('no, make it as soon as possible').release?.salesStart).toBe('asap');
  });

  test('does not raise a finding again if it was skipped, or if only required questions are wanted', () => {
    expect(chat(soon()).say('skip').nextStep).toBe('recap');
    expect(chat(soon()).say('only what is required').nextStep).toBe('recap');
  });
});

/** Builds a release that the office has sent back for these reasons. */
function sentBack(reasons: ChangesRequestedRelease['changes']['reasons'], message = '') {
  const tracks = [aTrack({ title: 'Night Ferry' }), aTrack({ title: 'DAY FERRY', explicit: 'Explicit' })];
  const draft = aCompleteDraft({ title: 'Ferries', ...inOrder(tracks) });
  const submission = { at: NOW.toISOString(), agreementVersion: 'v', by: AN_ARTIST };
  const changes = { at: NOW.toISOString(), reasons, message };
  return { ...draft, status: 'changes_requested', submission, changes } as const satisfies Release;
}
const secondOf = (release: Release) => release.trackIds[1] ?? newId('track');

describe('product 31.34: the office’s requests', () => {
  test('asks about each request with the office’s note, and changes the track that it is about', () => {
    const bare = sentBack([]);
    const trackId = secondOf(bare);
    const reasons = [{ code: 'title-style', trackId, note: 'No capitals, please' }, { code: 'p-line' }];
    const release = { ...bare, changes: { ...bare.changes, reasons, message: 'Almost there.' } };
    const { opened, say } = chat(release, bare);
    expect(opened.nextStep).toBe('open_point');
    expect(opened.reply).toContain(
      'asks for 2 changes. They write: “Almost there.” Track 2, Title (DAY FERRY): The title contains',
    );
    expect(opened.reply).toContain('They add: “No capitals, please”');
    expect(say('Change it').reply).toContain('Track 2, Title is “DAY FERRY”. What should it be?');
    const changed = say('Day Ferry');
    expect(changed.release?.tracks[trackId]?.title).toBe('Day Ferry');
    expect(changed.release?.title).toBe('Ferries');
    expect(changed.reply).not.toContain('Almost there.');
    expect(changed.reply).toContain('P-line (2026 Ferry House): ');
    expect(say('what is left?').reply).toContain('The office is still waiting for: P-line.');
    const explained = say('It is right, because Ferry House is my company');
    expect(explained.operations).toEqual([
      { kind: 'write-to-office', text: 'P-line: It is right, because Ferry House is my company' },
    ]);
    expect(explained.reply).toContain(
      'I’ve written to the office: “P-line: It is right, because Ferry House is my company”',
    );
    expect(explained).toMatchObject({ nextStep: 'recap' });
    expect(explained.reply).toContain('Everything the office asked for is done.');
  });

  test('sends an explanation to the office as typed, but not a question', () => {
    const { say } = chat(sentBack([{ code: 'p-line' }]));
    expect(say('It is right')).toMatchObject({ nextStep: 'point_reason', operations: [] });
    expect(say('what is a P-line?')).toMatchObject({ nextStep: 'point_reason', operations: [] });
    const why = `I founded it to publish my release, ${'and '.repeat(200)}not with Otto.`;
    expect(say(why).operations).toEqual([{ kind: 'write-to-office', text: `P-line: ${why}` }]);
  });

  test('changes a choice on a track with the buttons of its question', () => {
    const bare = sentBack([]);
    const trackId = secondOf(bare);
    const release = { ...bare, changes: { ...bare.changes, reasons: [{ code: 'explicit-wrong', trackId }] } };
    const { say } = chat(release, bare);
    expect(say('Change it').choices.map(({ label }) => label)).toContain('Not explicit');
    const { release: after, nextStep } = say('no');
    expect(after?.tracks[trackId]?.explicit).toBe('Not Explicit');
    expect(nextStep).toBe('recap');
  });

  test('asks for a file for its track; a file or an edit in the meantime settles the request', () => {
    const bare = sentBack([]);
    const trackId = secondOf(bare);
    const reasons = [{ code: 'audio-noise', trackId }, { code: 'label-name' }];
    const release = { ...bare, changes: { ...bare.changes, reasons } };
    const { opened, sayOver } = chat(release, bare);
    expect(opened.asked).toMatchObject({ step: 'open_point', expects: 'audio', trackId });
    const track = release.tracks[trackId] ?? aTrack();
    const audio = track.audio && { ...track.audio, mediaId: newId('media') };
    const edited = { ...release, recordLabel: 'Ferry', tracks: { ...release.tracks, [trackId]: { ...track, audio } } };
    expect(sayOver(edited, 'what is left?')).toMatchObject({ nextStep: 'recap' });
  });

  test('marks a request without a place as done, explained, or still open at the end', () => {
    const reasons = [{ code: 'other', note: 'Please call us' }];
    const { opened, say } = chat(sentBack(reasons));
    expect(opened.choices.map(({ label }) => label)).toEqual(['It is done', 'Let me explain']);
    expect(say('skip').reply).toContain('The office is still waiting for: ');
    expect(chat(sentBack(reasons)).say('It is done').reply).toContain('the office asked for is done');
    expect(chat(sentBack(reasons)).say('Let me explain').nextStep).toBe('point_reason');
  });

  test('reads a conversation that was stored before points had keys', () => {
    const { dealt, passed, point, ...old } = settled;
    expect([dealt, passed, point]).toEqual([[], [], '']);
    const opened = openTurn({ release: sentBack([{ code: 'p-line' }]), conversation: old as Conversation, now: NOW });
    expect(opened.nextStep).toBe('open_point');
  });
});
