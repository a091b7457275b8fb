import { aCompleteDraft, NOW } from '../test/builders.ts';
import { type DraftRelease, Release } from './release.ts';
import type { ReleaseEvent } from './release-event.ts';
import { timelineOf } from './timeline.ts';

const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const draft = (events: ReleaseEvent[] = aCompleteDraft().events): DraftRelease => ({ ...aCompleteDraft(), events });
const submission = { at: at(10), agreementVersion: '2026-11', by: aCompleteDraft().artistId };
const exported = (events: ReleaseEvent[]): Release => ({
  ...draft(events),
  status: 'exported',
  submission,
  exportedAt: at(20),
});
const history: ReleaseEvent[] = [
  { kind: 'created', at: NOW.toISOString(), by: 'artist' },
  { kind: 'submitted', at: at(10), by: 'artist', agreementVersion: '2026-11' },
  { kind: 'exported', at: at(20), by: 'office' },
];

test('a new release begins with its creation', () => {
  expect(timelineOf(draft())).toEqual(history.slice(0, 1));
});

test('stored events are not derived again', () => {
  expect(timelineOf(exported(history))).toEqual(history);
});

test('the history of a release created before histories is derived from its fields', () => {
  const { events: _, ...old } = exported([]);
  expect(timelineOf(Release.parse(old))).toEqual(history);
  expect(timelineOf(draft([]))).toEqual(history.slice(0, 1));
  expect(timelineOf({ ...draft([]), status: 'submitted', submission })).toEqual(history.slice(0, 2));
});

test('sorts by time, and events from the same moment as they were written', () => {
  const paid: ReleaseEvent = { kind: 'plan-paid', at: at(15), by: 'artist', plan: 'single' };
  const upgraded: ReleaseEvent = { ...paid, plan: 'ep' };
  // Recorded late, because the provider's event arrived after the export.
  expect(timelineOf(exported([...history, paid, upgraded]))).toEqual([
    history[0],
    history[1],
    paid,
    upgraded,
    history[2],
  ]);
  expect(timelineOf(exported([paid])).map(({ kind }) => kind)).toEqual([
    'created',
    'submitted',
    'plan-paid',
    'exported',
  ]);
});

test('sorts events from the same moment logically: an export after the payment and the submission', () => {
  const moment = (event: ReleaseEvent): ReleaseEvent => ({ ...event, at: at(20) });
  const paid: ReleaseEvent = { kind: 'plan-paid', at: at(20), by: 'artist', plan: 'single' };
  const [created, submitted, out] = history.map(moment) as [ReleaseEvent, ReleaseEvent, ReleaseEvent];
  expect(timelineOf(exported([out, submitted, paid, created]))).toEqual([created, paid, submitted, out]);
});

test('does not change the release', () => {
  const release = exported([...history].reverse());
  timelineOf(release);
  expect(release.events).toEqual([...history].reverse());
});
