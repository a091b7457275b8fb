import type { Problem } from '../../../shared/contract/problem.ts';
import type { Statement } from '../../../shared/statements/statement.ts';
import { statementStates } from '../../../shared/statements/statement-state.ts';
import { newId } from '../../../shared/test/builders.ts';
import { aStatement } from '../../test/a-statement.ts';
import { approveStatement } from './approve-statement.ts';

const at = '2026-10-05T10:00:00.000Z';
const mara = { id: 'mara', name: 'Mara' };
const kit = { id: 'kit', name: 'Kit' };
const approval = { by: mara, at, planVersion: 1, posted: { payer: 'spotify', changes: 0, statements: [] } };
const ready = (different: object = {}) => ({ ...(aStatement('ready', kit) as never as object), ...different }) as never;
const refusal = (...given: Parameters<typeof approveStatement>): string => {
  try {
    approveStatement(...given);
    return 'approved';
  } catch (error) {
    return (error as Problem).code;
  }
};

test('product 23.10: one approval is enough if one is needed', () =>
  expect(approveStatement(ready(), approval)).toMatchObject({ state: 'approved', approvals: [{ by: mara, at }] }));

test('product 23.10: two approvals must come from two accounts', () => {
  const once = approveStatement(ready({ approvalsNeeded: 2 }), approval);
  expect(once).toMatchObject({ state: 'ready', approvals: [{ by: mara }] });
  expect(refusal(once, approval)).toBe('statement-approved-by-you');
  expect(approveStatement(once, { ...approval, by: kit })).toMatchObject({
    state: 'approved',
    approvals: [{ by: mara }, { by: kit }],
  });
});

test('product 23.10: an approval is for the version that was seen', () =>
  expect(refusal(ready(), { ...approval, planVersion: 2 })).toBe('statement-plan-changed'));

describe('product 23.26: a statement is stale if the payer’s posted lines have changed since it was read', () => {
  const [one, two] = [newId('statement'), newId('statement')];
  const read = (postedBefore: object | undefined) => {
    const statement = aStatement('ready', kit) as Extract<Statement, { state: 'ready' }>;
    return ready({ read: { ...statement.read, postedBefore } });
  };
  const member = { statementId: one, months: ['2026-08'], reliesOn: [], change: 3 };
  const posted = (different: object = {}) => ({
    ...approval,
    posted: { payer: 'spotify', changes: 3, statements: [{ ...member, ...different }] },
  });
  const knew = (asOf: number, ...statements: object[]) =>
    read({ asOf, lines: statements.length, amount: '0', statements });

  it.each([
    ['what was posted before it was read is known', knew(3), posted(), 'approved'],
    ['another statement of its month was approved since', knew(2), posted(), 'statement-lines-changed'],
    ['one of another month was', knew(2), posted({ months: ['2026-07'] }), 'approved'],
    ['one that it relies on is posted', knew(3, { statementId: one }), posted(), 'approved'],
    ['one that it relies on was taken back', knew(3, { statementId: two }), posted(), 'statement-lines-changed'],
    ['it was read before lines were compared', read(undefined), approval, 'statement-lines-changed'],
  ])('%s', (_, statement, attempt, expected) => expect(refusal(statement, attempt)).toBe(expected));
});

test.each(statementStates.filter((state) => state !== 'ready'))('a statement that is %s cannot be approved', (state) =>
  expect(refusal(aStatement(state, kit), approval)).toBe('statement-elsewhere'),
);
