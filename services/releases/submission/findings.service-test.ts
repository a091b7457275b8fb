import { brand } from '../../../shared/brand.ts';
import { planFor } from '../../../shared/plans/plan.ts';
import type { DraftRelease } from '../../../shared/releases/release.ts';
import { openFindings } from '../../../shared/rules/release-findings.ts';
import type { Example, Rule } from '../../../shared/rules/rule.ts';
import { rules } from '../../../shared/rules/rules.ts';
import { afterFix } from '../../../shared/rules/safe-fixes.ts';
import { stateReason } from '../../../shared/rules/state-reason.ts';
import { exampleRelease } from '../../../shared/test/example-release.ts';
import { entriesOf } from '../../../shared/typed-record.ts';
import { newArtist, type Person } from '../../test/people.ts';
import { current, freshKey, stored } from '../../test/releases.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const agreementVersion = brand.agreementVersion;
const shown = (example: Example): string => (typeof example === 'string' ? example : example.shown);
const cases = entriesOf(rules)
  .filter(([, { severity }]) => severity !== 'advice')
  .flatMap(([code, rule]) => rule.bad.slice(0, 1).map((example) => [code, shown(example), rule, example] as const));

const owned = async (rule: Rule, example: Example) =>
  (await stored({ ...exampleRelease(rule, example), artistId: artist.artistId, stated: [] })) as DraftRelease;

/** Every route that pays for a release, or submits it. */
const routes = {
  submit: ({ id: releaseId }: DraftRelease) =>
    artist.api('POST /api/releases/{releaseId}/submit', {
      params: { releaseId },
      body: { agreementVersion, plan: 'basic' },
      ...freshKey(),
    }),
  pay: ({ id: releaseId, trackIds }: DraftRelease) =>
    artist.api('POST /api/releases/{releaseId}/checkout', {
      params: { releaseId },
      body: { plan: planFor(trackIds.length) ?? 'single' },
      ...freshKey(),
    }),
  'pay and submit': ({ id: releaseId, trackIds }: DraftRelease) =>
    artist.api('POST /api/releases/{releaseId}/checkout', {
      params: { releaseId },
      body: { plan: planFor(trackIds.length) ?? 'single', agreementVersion },
      ...freshKey(),
    }),
};

test.each(cases)('product 39.4: nobody pays for or submits a release with %s: “%s”', async (code, _, rule, example) => {
  const release = await owned(rule, example);
  for (const call of Object.values(routes))
    await expect(call(release)).rejects.toMatchObject({
      code: 'release-incomplete',
      details: { codes: expect.arrayContaining([code]) },
    });
  expect(await current(release)).toEqual(release);
});

test('product 39.4, 11.11: with a reason for each contestable finding, a release is submitted', async () => {
  const release = await owned(rules['artist-signs'], '???');
  const edits = openFindings(release, new Date()).map((found) => stateReason(release, found, 'The act is called so'));
  const explained = (await stored(afterFix(release, edits))) as DraftRelease;
  expect(await routes.submit(explained)).toMatchObject({ status: 'submitted' });
});

test('product 39.4: the findings of a release are answered to its artist, and to nobody else', async () => {
  const release = await owned(rules['title-featuring'], 'Sun (feat. Jo)');
  const params = { releaseId: release.id };
  const { isReady, findings } = await artist.api('GET /api/releases/{releaseId}/findings', { params });
  expect(isReady).toBe(false);
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'title-featuring', severity: 'contestable', fix: 'Add Jo as Featuring' }),
  );
  const stranger = await newArtist('active');
  await expect(stranger.api('GET /api/releases/{releaseId}/findings', { params })).rejects.toMatchObject({
    code: 'release-not-found',
  });
});
