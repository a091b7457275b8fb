import type { Statement as Found } from '../../../../shared/statements/statement.ts';
import { dateAndTime } from '../../lib/format.ts';
import { DiscardImport } from './discard-import.tsx';
import { PlannedStatement, type WithReceived } from './plan/planned-statement.tsx';
import { AwaitedFile } from './reading/awaited-file.tsx';
import { ReadingProgress } from './reading/reading-progress.tsx';
import { Stopped } from './reading/stopped-import.tsx';
import { StatementBadge } from './statement-badge.tsx';
import { isPlanned, statementName } from './statement-text.ts';

const discardable: readonly Found['state'][] = ['awaiting-file', 'reading', 'stopped', 'ready'];

type Props = { statement: Found } & WithReceived;

/** A statement, with the actions that are allowed in its state (product 30.2). */
export const Statement = ({ statement, received }: Props) => (
  <>
    <header className="flex flex-wrap items-end justify-between gap-4 pb-4">
      <div className="grid justify-items-start gap-3">
        <StatementBadge state={statement.state} />
        <h1 className="text-title [overflow-wrap:anywhere]">{statementName(statement)}</h1>
      </div>
      {discardable.includes(statement.state) && (
        <DiscardImport statementId={statement.statementId} name={statementName(statement)} />
      )}
    </header>
    <InState statement={statement} received={received} />
  </>
);

function InState({ statement, received }: Props) {
  if (isPlanned(statement)) return <PlannedStatement statement={statement} received={received} />;
  switch (statement.state) {
    case 'awaiting-file':
      return <AwaitedFile statement={statement} />;
    case 'reading':
      return <ReadingProgress statement={statement} />;
    case 'stopped':
      return <Stopped statement={statement} />;
    case 'discarded':
      return (
        <p>
          Discarded by {statement.discarded.by.name}, {dateAndTime(statement.discarded.at)}. Nothing was posted.
        </p>
      );
  }
}
