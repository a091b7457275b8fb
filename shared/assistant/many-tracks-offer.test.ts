import type { Release } from '../releases/release.ts';
import { AN_ARTIST, aCompleteDraft, aTrack, inOrder, NOW, newId } from '../test/builders.ts';
import type { Act } from './act.ts';
import { newConversation } from './conversation.ts';
import type { Turn } from './plan-turn.ts';
import type { Step } from './step.ts';
import { type ChatState, planActs, say } from './test/say-in-chat.ts';

const at = (step: Step, tracks: number): ChatState => ({
  release: aCompleteDraft(inOrder(Array.from({ length: tracks }, (_, n) => aTrack({ title: `Dawn ${n}` })))),
  conversation: { ...newConversation, step },
});
const countOf = ({ release }: Turn) => release?.trackIds.length;
const lastPart = ({ reply }: Turn) => reply.split('\n\n').at(-1);

describe('product 31.16: adding more than three tracks at once', () => {
  const fifteen: Act[] = [{ kind: 'track-count', count: 15 }];

  it('asks first, if the number of tracks was not asked for', () => {
    const turn = planActs(fifteen, at('sales_start', 2));
    expect(countOf(turn)).toBe(2);
    expect(lastPart(turn)).toBe('Should I add 13 tracks, so that there are 15?');
    expect(turn.choices.map(({ label }) => label)).toEqual(['Yes, add 13 tracks', 'No']);
    for (const yes of ['Yes, add 13 tracks', 'yes']) expect(countOf(say(yes, turn))).toBe(15);
    const no = say('no', turn);
    expect([countOf(no), no.nextStep]).toEqual([2, 'sales_start']);
  });

  it('asks about tracks given by their titles, and saves the titles after the yes', () => {
    const titles = ['A', 'B', 'C', 'D', 'E'];
    const turn = planActs([{ kind: 'track-titles', titles }], at('version', 1));
    expect(countOf(turn)).toBe(1);
    const after = say('yes', turn).release as Release;
    expect(after.trackIds.map((id) => after.tracks[id]?.title)).toEqual(titles);
  });

  it('asks about titles pasted in reply to the number of tracks', () => {
    const turn = say('Dawn\nDusk\nNoon\nMidnight', at('track_count', 0));
    expect(lastPart(turn)).toBe('Should I add 4 tracks?');
    const after = say('yes', turn).release as Release;
    expect(after.trackIds.map((id) => after.tracks[id]?.title)).toEqual(['Dawn', 'Dusk', 'Noon', 'Midnight']);
  });

  it('does everything else at once, and what concerns the new tracks after the yes', () => {
    const acts: Act[] = [
      { kind: 'set-release', field: 'title', value: 'Tidal Songs' },
      ...fifteen,
      { kind: 'set-track', tracks: [5], field: 'explicit', value: 'Explicit' },
    ];
    const turn = planActs(acts, { release: null, conversation: newConversation });
    expect(turn.release).toMatchObject({ title: 'Tidal Songs', trackIds: [] });
    expect(turn.reply).not.toContain('doesn’t have this track');
    const after = say('yes', turn).release as Release;
    expect(after.tracks[after.trackIds[4] ?? newId('track')]?.explicit).toBe('Explicit');
  });

  it('refuses at once if no tracks can be added', () => {
    const submission = { at: NOW.toISOString(), agreementVersion: '1', by: AN_ARTIST };
    const changes = { at: NOW.toISOString(), reasons: [], message: '' };
    const { release, conversation } = at('version', 1);
    const back = { ...release, status: 'changes_requested', submission, changes } as Release;
    const turn = planActs(fifteen, { release: back, conversation });
    expect(turn.conversation.offer).toBeNull();
    expect(turn.reply).toContain('its number of tracks is fixed');
  });

  it('does not ask about three tracks, or if their number was asked for', () => {
    expect(countOf(planActs([{ kind: 'track-count', count: 4 }], at('version', 1)))).toBe(4);
    const turn = say('15 tracks', { ...at('track_count', 0) });
    expect(countOf(turn)).toBe(15);
  });
});
