import type { OfficeRelease } from './office-release.ts';
import type { Release } from './release.ts';
import type { OfficeEvent, ReleaseEvent } from './release-event.ts';

export type { OfficeEvent } from './release-event.ts';

/** Derives the history of a release from its fields, for a release created before histories were stored. */
function derived(release: Release): ReleaseEvent[] {
  const events: ReleaseEvent[] = [{ kind: 'created', at: release.createdAt, by: 'artist' }];
  if (release.status === 'draft') return events;
  const { at, agreementVersion } = release.submission;
  events.push({ kind: 'submitted', at, by: 'artist', agreementVersion });
  if ('exportedAt' in release && release.exportedAt)
    events.push({ kind: 'exported', at: release.exportedAt, by: 'office' });
  return events;
}

/** The order of events within the same millisecond. */
const sequence: readonly ReleaseEvent['kind'][] = [
  'created',
  'plan-paid',
  'submitted',
  'changes-requested',
  'resubmitted',
  'splits-carried-over',
  'exported',
  'live',
  'change-opened',
  'updated',
  'codes-entered',
  'code-freed',
  'plan-ended',
  'plan-fell',
  'plan-returned',
  'withdrawn',
];

/**
 * Returns a release's history, oldest first. For a release created before histories were stored, it is derived from the
 * fields.
 */
export function timelineOf(release: Release | OfficeRelease): OfficeEvent[] {
  const kinds = new Set(release.events.map(({ kind }) => kind));
  const untold = derived(release).filter(({ kind }) => !kinds.has(kind));
  return [...untold, ...release.events].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || sequence.indexOf(a.kind) - sequence.indexOf(b.kind),
  );
}
