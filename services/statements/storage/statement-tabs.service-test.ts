import type { StatementTab } from '../../../shared/statements/statement-tab.ts';
import { file, line, ownImport } from '../test/own-import.ts';

describe('product 30.1: the tabs of the list', () => {
  it('list and count each statement in exactly one tab, in every state', async () => {
    const own = await ownImport();
    const { statements } = own.needs;
    const counted = async () => {
      const totals = await statements.totals();
      return Object.entries(totals).flatMap(([tab, count]) => (count === 0 ? [] : [`${tab} ${count}`]));
    };
    const listed = async (tab: StatementTab | 'all') =>
      (await statements.page({ tab, cursor: undefined })).items.map(({ statementId }) => statementId);

    expect(await counted()).toEqual([]);
    const { statementId } = await own.drop(file(line({ title: 'Unheard' })));
    expect([await counted(), await listed('to-approve')]).toEqual([['all 1', 'to-approve 1'], [statementId]]);
    const other = await own.drop('<html>', { fileName: 'page.csv' });
    expect([await counted(), await listed('stopped')]).toEqual([
      ['all 2', 'to-approve 1', 'stopped 1'],
      [other.statementId],
    ]);
    await own.approve(statementId);
    expect(await counted()).toEqual(['all 2', 'stopped 1', 'in-progress 1']);
    await own.post(statementId);
    expect([await counted(), await listed('posted'), await listed('to-approve')]).toEqual([
      ['all 2', 'stopped 1', 'posted 1'],
      [statementId],
      [],
    ]);
    await own.reverse(statementId);
    expect([await counted(), await listed('reversed')]).toEqual([['all 2', 'stopped 1', 'reversed 1'], [statementId]]);
    expect((await listed('all')).sort()).toEqual([statementId, other.statementId].sort());
  });
});
