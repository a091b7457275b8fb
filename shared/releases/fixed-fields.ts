import { dayOf } from '../dates.ts';
import { sameValue } from '../same-value.ts';
import { type ReleaseField, releaseFields, type TrackField } from './fields.ts';
import type { Release } from './release.ts';

/** Codes identify what was delivered, so a change keeps them (product 35.3). */
const codes: readonly (ReleaseField | TrackField)[] = ['upc', 'isrc'];

/** Dates of a release that can be changed until its release day (product 35.3). */
const dates = ['salesStart', 'preOrder'] as const satisfies readonly ReleaseField[];

/** Whether a change of a delivered release cannot change this field, on any day. */
export const isFixedField = (field: ReleaseField | TrackField): boolean => codes.includes(field);

/** Whether the release day, on which stores begin to sell the delivered release, has come. */
export const isPastReleaseDay = ({ salesStart }: Pick<Release, 'salesStart'>, now: Date): boolean =>
  salesStart <= dayOf(now) || !/^\d/.test(salesStart);

/** The labels of dates that a change has moved although the release day has come. */
export const lateDates = (delivered: Release, change: Release, now: Date): string[] =>
  dates
    .filter((field) => !sameValue(delivered[field], change[field]) && isPastReleaseDay(delivered, now))
    .map((field) => releaseFields[field].label);
