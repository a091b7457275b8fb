import type { Statement } from '../../../../shared/statements/statement.ts';
import { statementsMessage } from '../../data/statements/messages.ts';
import { useFileHead } from '../../data/statements/queries.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { EncodingChoice } from './encoding-choice.tsx';
import { SheetChoice } from './sheet-choice.tsx';

/** The sheet of a workbook, and the encoding of a text that does not tell it: how the file was read, and what to read it as instead (product 30.4). */
export function ReadingChoices({ statement }: { statement: Statement }) {
  const head = useFileHead(statement.statementId, statement.ver);
  return (
    // Most files leave nothing to choose, so nothing is announced while that is not known.
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
