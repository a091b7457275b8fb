import { versionOnDay } from './version-on-day.ts';

const [march, may] = [{ from: '2026-03-01' }, { from: '2026-05-10' }];

describe('the version that applies on a day (product 29.5, 29.8)', () => {
  it('is the last that has begun, from its first day on', () => {
    expect(versionOnDay([march, may], '2026-05-09')).toEqual({ now: march, next: may });
    expect(versionOnDay([march, may], '2026-05-10')).toEqual({ now: may });
  });
  it('is the first one before it begins, and none without an agreement', () => {
    expect(versionOnDay([march, may], '2026-02-28')).toEqual({ now: march, next: may });
    expect(versionOnDay([], '2026-02-28')).toEqual({});
  });
});
