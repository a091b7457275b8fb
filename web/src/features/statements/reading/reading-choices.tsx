import type { Statement } from '../../../../../shared/statements/statement.ts';
import { statementsMessage } from '../../../data/statements/messages.ts';
import { useFileHead } from '../../../data/statements/queries.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { EncodingChoice } from './encoding-choice.tsx';
import { SheetChoice } from './sheet-choice.tsx';

/** Choices for reading the file: the sheet of a workbook, and the encoding if it is uncertain (product 30.4). */
export function ReadingChoices({ statement }: { statement: Statement }) {
  const head = useFileHead(statement.statementId, statement.ver);
  return (
    // Shows nothing while loading, because most files need no choice.
    <QueryState
      query={head}
      loading={null}
      failed={(error) => `Failed to fetch how the file was read. ${statementsMessage(error)}`}
    >
      {({ choices }) => (
        <>
          {choices?.sheet && <SheetChoice key={choices.sheet.name} statement={statement} sheet={choices.sheet} />}
          {choices?.encoding && (
            <EncodingChoice key={choices.encoding.used} statement={statement} encoding={choices.encoding} />
          )}
        </>
      )}
    </QueryState>
  );
}
