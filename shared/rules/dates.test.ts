import type { Release } from '../releases/release.ts';
import { aCompleteDraft } from '../test/builders.ts';
import { isKeyOf } from '../typed-record.ts';
import { dateRules } from './dates.ts';
import { releaseFindings } from './release-findings.ts';

const now = new Date('2026-11-21T12:00:00Z');
/** The findings about each date. */
const dates = (changes: Partial<Pick<Release, 'salesStart' | 'preOrder' | 'originalRelease'>>) => {
  const all = releaseFindings({ ...aCompleteDraft({ salesStart: '' }), ...changes }, now);
  const findings = all.filter(({ code }) => isKeyOf(dateRules, code));
  expect(findings.every(({ severity }) => severity === 'advice')).toBe(true);
  return Object.fromEntries(findings.map(({ place, text }) => [place.field, text]));
};

describe('hints about dates (product 6.11)', () => {
  it('has none if no day is chosen, or for as soon as possible', () => {
    expect(dates({})).toEqual({});
    expect(dates({ salesStart: 'asap' })).toEqual({});
  });

  it('asks for more than four weeks before a chosen day', () => {
    expect(dates({ salesStart: '2026-12-19' }).salesStart).toMatch(/less than 4 weeks/);
    expect(dates({ salesStart: '2026-12-20' }).salesStart).toBeUndefined();
    expect(dates({ salesStart: '2026-11-20' }).salesStart).toMatch(/has passed/);
  });

  it('wants a pre-order within 365 days before the sales start', () => {
    expect(dates({ preOrder: '2027-01-01' }).preOrder).toMatch(/needs a sales start/);
    expect(dates({ salesStart: '2027-06-01', preOrder: '2027-06-01' }).preOrder).toMatch(/before the sales start/);
    expect(dates({ salesStart: '2027-06-01', preOrder: '2026-06-01' }).preOrder).toBeUndefined();
    expect(dates({ salesStart: '2027-06-02', preOrder: '2026-06-01' }).preOrder).toMatch(/365 days/);
  });

  it('rejects an original release date after the sales start', () => {
    expect(dates({ salesStart: '2027-06-01', originalRelease: '2027-06-02' }).originalRelease).toMatch(
      /can’t be later/,
    );
  });
});
