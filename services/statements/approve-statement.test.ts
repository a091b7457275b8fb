import type { Problem } from '../../shared/contract/problem.ts';
import { statementStates } from '../../shared/statements/statement-state.ts';
import { aStatement } from '../test/a-statement.ts';
import { approveStatement } from './approve-statement.ts';

const at = '2026-10-05T10:00:00.000Z';
const mara = { id: 'mara', name: 'Mara' };
const kit = { id: 'kit', name: 'Kit' };
const said = { by: mara, at, planVersion: 1, acceptsRepeat: false };
const ready = (different: object = {}) => ({ ...(aStatement('ready', kit) as never as object), ...different }) as never;
const refusal = (...given: Parameters<typeof approveStatement>): string => {
  try {
    approveStatement(...given);
    return 'approved';
  } catch (error) {
    return (error as Problem).code;
  }
};

test('product 23.10: the approval of one person is enough where one is needed', () =>
  expect(approveStatement(ready(), said)).toMatchObject({ state: 'approved', approvals: [{ by: mara, at }] }));

test('product 23.10: where two are needed they are two accounts', () => {
  const once = approveStatement(ready({ approvalsNeeded: 2 }), said);
  expect(once).toMatchObject({ state: 'ready', approvals: [{ by: mara }] });
  expect(refusal(once, said)).toBe('statement-approved-by-you');
  expect(approveStatement(once, { ...said, by: kit })).toMatchObject({
    state: 'approved',
    approvals: [{ by: mara }, { by: kit }],
  });
});

test('product 23.10: an approval is of the version that was seen', () =>
  expect(refusal(ready(), { ...said, planVersion: 2 })).toBe('statement-plan-changed'));

test('product 23.11: a repetition is approved by who says that it is none', () => {
  const repeats = [{ statementId: 'stm_1', fileName: 'july.csv', createdAt: at }];
  expect(refusal(ready({ repeats }), said)).toBe('statement-repeats');
  expect(refusal(ready({ repeats }), { ...said, acceptsRepeat: true })).toBe('approved');
});

test.each(statementStates.filter((state) => state !== 'ready'))('what is %s is not approved', (state) =>
  expect(refusal(aStatement(state, kit), said)).toBe('statement-elsewhere'),
);
