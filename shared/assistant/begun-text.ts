import { releaseFieldNames, releaseFields } from '../releases/fields.ts';
import { newRelease, type Release } from '../releases/release.ts';
import type { Change } from './change.ts';
import { releaseValueText } from './value-text.ts';

/** What a new release has already from the one before it, beside what the message said of it; '' for nothing. */
export function begunText(started: Release, changes: readonly Change[]): string {
  const { id, artistId, createdAt } = started;
  const blank = newRelease({ id, artistId, now: new Date(createdAt) });
  const isSaid = (name: string) => changes.some((change) => change.kind === 'edit' && change.field === name);
  const had = releaseFieldNames
    .filter((name) => JSON.stringify(started[name]) !== JSON.stringify(blank[name]) && !isSaid(name))
    .map((name) => `${releaseFields[name].label}: ${releaseValueText(name, started[name] as never)}`);
  return had.length > 0 ? `Filled in already: ${had.join('; ')}. Tell me what is different.` : '';
}
