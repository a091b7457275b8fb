import type { Writer } from '../../../../../shared/releases/credit.ts';
import type { FieldProps } from '../../saving-field/simple-fields.tsx';
import { NameCell, TextCell } from './credit-cells.tsx';
import { useSuggestedNames } from './credit-place.ts';
import { CreditRows } from './credit-rows.tsx';
import { namedWriter, writerName } from './known-credit.ts';
import { newCreditId } from './new-credit-id.ts';
import { WriterChips } from './writer-chips.tsx';

/**
 * Composers or lyricists. First and last names are separate, because collecting societies require that. Choosing a
 * known writer fills in both (product 32.5).
 */
export function WritersField({ noun, ...row }: FieldProps<Writer[]> & { noun: 'composer' | 'lyricist' }) {
  const { writers } = useSuggestedNames();
  return (
    <CreditRows<Writer>
      {...row}
      noun={noun}
      blank={() => ({ id: newCreditId(), firstName: '', lastName: '' })}
      nameOf={writerName}
      offered={writers.map(writerName)}
      under={<WriterChips id={row.id} noun={noun} field={row.field} known={writers} />}
      cells={(cell) => (
        <>
          <NameCell
            cell={cell}
            label="First name"
            value={cell.credit.firstName}
            onName={(name) => cell.change(namedWriter(name, writers))}
          />
          <TextCell cell={cell} part="lastName" label="Last name" />
        </>
      )}
    />
  );
}
