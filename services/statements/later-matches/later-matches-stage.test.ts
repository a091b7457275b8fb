import { temporaryFolder } from '../../../infra/test/test-cleanup.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { matchStage } from '../matching/match-stage.ts';
import { unpackBatch } from '../planning/plan-objects.ts';
import { stagesInMemory } from '../test/run-match-stage.ts';
import { sumOfGroups, variedStatement } from '../test/varied-statement.ts';
import { writeGroups } from '../test/write-groups.ts';
import { laterMatchesStage } from './later-matches-stage.ts';

const statementId = 'statement' as never;

/** Matches the varied statement, with the office's decisions before its posting or after it. */
async function matched({ isLater }: { isLater: boolean }) {
  const { groups, decisions, ...catalogue } = variedStatement();
  const made = new Map(isLater ? [] : decisions);
  const objects = new Map<string, unknown>();
  const { needs, current, change } = stagesInMemory({
    ...catalogue,
    ...{ decisions: made, rate: '1.0837', amount: sumOfGroups(groups) },
    files: await writeGroups(temporaryFolder(), groups),
    store: (name, json) => void objects.set(name, JSON.parse(JSON.stringify(json))),
    read: (name) => objects.get(name),
  });
  await matchStage(needs, { statementId });
  if (isLater) {
    for (const [key, decision] of decisions) made.set(key, decision);
    change((before) => ({ ...before, statement: { ...before.statement, state: 'posted' } as Statement }));
    await laterMatchesStage(needs, { statementId });
  }
  const { statement, planFolder } = current();
  if (statement.state !== 'ready' && statement.state !== 'posting') throw new Error(JSON.stringify(statement));
  const postings = [...objects].flatMap(([name, json]) =>
    name.startsWith(`plans/${planFolder}/batches-`) ? unpackBatch(json) : [],
  );
  /** The recordings without codes by which a track was paid in a month, each with the track's part. */
  const parts = postings.flatMap((posting) =>
    posting.to === 'unmatched'
      ? []
      : posting.bases.flatMap(({ trackId, month, recordings }) =>
          recordings.flatMap(({ title, part }) =>
            title.startsWith('Nameless') ? [`${posting.payee} ${trackId} ${month} ${title} ${part}`] : [],
          ),
        ),
  );
  return { statement, postings, parts: new Set(parts) };
}

test('recordings matched later are divided as if they had been matched from the start (product 23.13, 23.18)', async () => {
  const [atOnce, later] = [await matched({ isLater: false }), await matched({ isLater: true })];
  expect(later.statement.state).toBe('posting');
  expect(later.parts.size).toBeGreaterThan(10);
  expect([...later.parts].sort()).toEqual([...atOnce.parts].sort());
  // The batches move money out of suspense, and sum to zero.
  expect(later.postings.reduce((sum, { micros, platformMicros }) => sum + micros + platformMicros, 0n)).toBe(0n);
  const { plan } = later.statement;
  expect(BigInt(plan.artistMicros) + BigInt(plan.platformMicros) + BigInt(plan.suspenseMicros)).toBe(
    BigInt(plan.micros),
  );
  expect(plan.micros).toBe(atOnce.statement.plan.micros);
});
