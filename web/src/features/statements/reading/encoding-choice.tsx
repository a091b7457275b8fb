import { encodingNames } from '../../../../../shared/royalties/statement-encoding.ts';
import type { Statement } from '../../../../../shared/statements/statement.ts';
import type { ReadingChoices } from '../../../../../shared/statements/statement-parts.ts';
import { ChoiceForm } from './choice-form.tsx';

type Props = { statement: Statement; encoding: NonNullable<ReadingChoices['encoding']> };

/** A choice of encodings, each with a sample cell from the file. */
export function EncodingChoice({ statement, encoding: { used, candidates } }: Props) {
  return (
    <ChoiceForm
      statement={statement}
      label="Text encoding"
      hint="The file doesn't say how letters such as é are stored. Choose the line that looks right."
      choices={candidates.map(({ encoding, preview }) => ({
        value: encoding,
        label: `${preview} – ${encodingNames[encoding]}`,
      }))}
      chosen={used}
      settingsFrom={(encoding) => ({ encoding })}
      verb="Read it this way"
    />
  );
}
