import type { Statement } from '../../../../../shared/statements/statement.ts';
import type { ReadingChoices } from '../../../../../shared/statements/statement-parts.ts';
import { ChoiceForm } from './choice-form.tsx';

type Props = { statement: Statement; sheet: NonNullable<ReadingChoices['sheet']> };

/** Chooses which sheet of a workbook to read. */
export function SheetChoice({ statement, sheet: { name, others } }: Props) {
  if (others.length === 0) return null;
  return (
    <ChoiceForm
      statement={statement}
      label="Sheet"
      hint={`The workbook has ${others.length + 1} sheets that may be statements. One is read at a time.`}
      choices={[name, ...others].map((sheet) => ({ value: sheet, label: sheet }))}
      chosen={name}
      settingsFrom={(sheet) => ({ sheet })}
      verb="Read this sheet"
    />
  );
}
