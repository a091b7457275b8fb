import type { FileSettings } from '../../../../../shared/statements/file-settings.ts';
import type { Statement } from '../../../../../shared/statements/statement.ts';
import { SettingButton } from './setting-button.tsx';

type Decision = { text: string; undo: string; settings: FileSettings };

/** The office's decisions about reading the file, each with the settings that undo it. */
function decisionsIn({ given, state }: Statement): Decision[] {
  const isStopped = state === 'stopped';
  const all: (Decision | false)[] = [
    given.quotes === 'text' && {
      text: 'Quotation marks are read as text.',
      undo: 'Read them as the ends of cells',
      settings: { quotes: 'cells' },
    },
    given.quotes === 'cells' && {
      text: 'Quotation marks are read as the ends of cells.',
      undo: 'Read them as text',
      settings: { quotes: 'text' },
    },
    given.restatedLines === 'count' && {
      text: 'Lines already posted with a different amount are counted as new.',
      undo: 'Don’t count them as new',
      settings: { restatedLines: 'ask' },
    },
    // Once the statement is ready, these decisions are shown with the lines and rows that they affect instead.
    isStopped &&
      given.postedLines === 'count' && {
        text: 'Lines already posted are counted again.',
        undo: 'Leave them out',
        settings: { postedLines: 'leave-out' },
      },
    isStopped &&
      given.unnamedRows === 'count' && {
        text: 'Rows without a recording are counted.',
        undo: 'Set them aside',
        settings: { unnamedRows: 'set-aside' },
      },
  ];
  return all.filter((decision) => decision !== false);
}

/** The office's decisions about a file, each with a button that undoes it (product 30.4). */
export function ReadingDecisions({ statement }: { statement: Statement }) {
  const decisions = decisionsIn(statement);
  if (decisions.length === 0) return null;
  return (
    <ul aria-label="Decisions about this file" className="grid gap-3">
      {decisions.map(({ text, undo, settings }) => (
        <li key={text} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{text}</span>
          <SettingButton small statementId={statement.statementId} settings={settings}>
            {undo}
          </SettingButton>
        </li>
      ))}
    </ul>
  );
}
