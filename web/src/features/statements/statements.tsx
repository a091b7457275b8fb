import { statementTabs } from '../../../../shared/statements/statement-tab.ts';
import { statementsMessage, statementTabText } from '../../data/statements/messages.ts';
import { useStatements } from '../../data/statements/queries.ts';
import { pathTo } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { List } from '../../ui/list/list.tsx';
import { useListView } from '../../ui/list/use-list-view.ts';
import { Mappings } from './mapping/mappings.tsx';
import { TerritoryNames } from './mapping/territory-names.tsx';
import { DropStatement } from './reading/drop-statement.tsx';
import { statementColumns } from './statement-columns.tsx';
import { readFactsOf } from './statement-text.ts';

/** All statements, with a place to drop the next one (product 30.1). */
export function Statements() {
  const view = useListView(['all', ...statementTabs], statementColumns);
  const statements = useStatements(view.tab);
  const totals = statements.head?.totals;
  return (
    <>
      <DropStatement />
      <List
        label="Statements"
        view={view}
        tabs={{
          label: 'Statements',
          each: [
            { value: 'all', label: 'All', count: totals?.all },
            ...statementTabs.map((tab) => ({ value: tab, label: statementTabText[tab], count: totals?.[tab] })),
          ],
        }}
        columns={statementColumns}
        keyOf={({ statementId }) => statementId}
        hrefOf={({ statementId }) => pathTo('/dashboard/admin/statements/:statementId', { statementId })}
        loaded={statements}
        search={{
          label: 'Search statements',
          placeholder: 'Store, file or month',
          textOf: (statement) => {
            const read = readFactsOf(statement);
            return `${read?.payerName ?? ''} ${statement.fileName} ${read?.months.join(' ') ?? ''}`;
          },
        }}
        firstOrder="Newest first"
        failed={(error) => `Failed to fetch statements. ${statementsMessage(error)}`}
        empty={
          view.tab === 'all' ? (
            <EmptyState title="No statements yet">
              Drop the first file above: what each artist gets is shown before anything is posted.
            </EmptyState>
          ) : (
            <EmptyState title="No statements here" />
          )
        }
        fileName="statements"
      />
      <Mappings />
      <TerritoryNames />
    </>
  );
}
