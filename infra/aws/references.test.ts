import { type CheckedStack, checkedSynthesis, lookupsIn, MOST_LOOKUPS } from '../test/checked-synthesis.ts';
import { everySetting, missingSettings } from '../test/every-setting.ts';
import { regions } from './regions.ts';

/** The rest of the matrix is `npm run proof -- synth`, because a synthesis with all checks takes a minute. */
const deployment = { ...everySetting, region: 'eu-central-1', stage: 'trial' } as const;

test('every setting has a value here', () => {
  expect(missingSettings()).toEqual([]);
  expect(regions).toContain(deployment.region);
});

describe.each([{ strength: 'weak' }, { strength: 'strong' }] as const)(
  'with every setting, and $strength references between stacks (design 8.8)',
  ({ strength }) => {
    let stacks: CheckedStack[] = [];

    beforeAll(() => {
      stacks = checkedSynthesis(deployment, strength);
    });

    it('every finding is acknowledged, and no template looks up more than 40 outputs', () => {
      const counts = stacks.map(({ name, text }) => [name, lookupsIn(text)] as const);
      expect(counts.filter(([, lookups]) => lookups > MOST_LOOKUPS)).toEqual([]);
      expect(counts.reduce((sum, [, lookups]) => sum + lookups, 0)).toBeGreaterThan(20);
    });

    it('nothing is warned about', () => expect(stacks.flatMap(({ warnings }) => warnings)).toEqual([]));

    it('another region is read weakly, without custom resources', () => {
      const weak = stacks.filter(({ text }) => text.includes('"Fn::GetStackOutput"')).map(({ name }) => name);
      expect(weak).toEqual(expect.arrayContaining(['trial-Segno-Web', 'trial-Segno-EdgeAlarms']));
      expect(stacks.filter(({ text }) => text.includes('Custom::CrossRegionExport'))).toEqual([]);
    });
  },
);
