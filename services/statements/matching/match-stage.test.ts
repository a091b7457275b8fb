import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRecord } from '../../../shared/is-record.ts';
import type { Deduction } from '../../../shared/statements/deduction.ts';
import { runMatchStage } from '../test/run-match-stage.ts';
import { sumOfGroups, variedStatement } from '../test/varied-statement.ts';
import { writeGroups } from '../test/write-groups.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'segno-varied-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Formats a value as JSON with its fields in alphabetical order. */
const inOneForm = (json: unknown): string =>
  JSON.stringify(json, (_, value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
const digest = (rows: readonly string[]) => ({
  rows: rows.length,
  digest: createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16),
});

test('a statement of several pages and batches is planned to the last digit as it was in memory (design 3.29)', async () => {
  const { groups, ...catalogue } = variedStatement();
  const deduction = (kind: Deduction['kind'], amount: string) => ({ kind, amount, reason: 'Agreed' }) as Deduction;
  const objects = new Map<string, unknown>();
  const statement = await runMatchStage({
    ...catalogue,
    files: await writeGroups(folder, groups),
    deductions: [
      deduction('tax-at-source', '123.456789'),
      deduction('fee', '77.7'),
      deduction('tax-at-source', '0.01'),
    ],
    rate: '1.0837',
    amount: sumOfGroups(groups),
    store: (name, json) => void objects.set(name, JSON.parse(JSON.stringify(json))),
  });
  /** Returns the rows of a plan's list, in order. */
  const listed = (list: string): string[] =>
    [...objects].flatMap(([name, json]) =>
      name.startsWith(`plans/plan/${list}-`) ? (json as unknown[]).map(inOneForm) : [],
    );
  // Recorded when the whole statement was matched and planned in memory.
  expect(statement).toMatchObject({
    state: 'ready',
    matches: {
      matched: { recordings: 1278, lines: 22906, amount: '14538.240691385' },
      withdrawn: { recordings: 44, lines: 848, amount: '499.538215427' },
      'two-owners': { recordings: 17, lines: 307, amount: '199.193480745' },
      'two-releases': { recordings: 47, lines: 828, amount: '552.258882984' },
      unmatched: { recordings: 97, lines: 1679, amount: '1098.264477448' },
    },
    plan: {
      micros: '18082974692',
      artistMicros: '14953577785',
      platformMicros: '483101711',
      suspenseMicros: '2646295196',
      artists: 45,
      batches: 5,
    },
  });
  expect({
    postings: digest(listed('batches')),
    unmatched: digest(listed('unmatched')),
    // The order of equal amounts is not defined.
    artists: digest(listed('artists').sort()),
    allocations: digest(listed('gives').sort()),
  }).toEqual({
    postings: { rows: 267, digest: 'e31686a36192baf7' },
    unmatched: { rows: 321, digest: '9319485eeb6ed48b' },
    artists: { rows: 45, digest: '7da75c8af4c86dce' },
    allocations: { rows: 45, digest: 'fb917d7b129cceef' },
  });
});
