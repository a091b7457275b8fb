import type { Writer } from '../../../../shared/releases/credit.ts';
import type { FieldProps } from '../saving-field/simple-fields.tsx';
import { TextCell } from './credit-cells.tsx';
import { CreditRows } from './credit-rows.tsx';
import { newCreditId } from './new-credit-id.ts';

/** Composers or lyricists: collecting societies ask for first and last name apart. */
export const WritersField = ({ noun, ...row }: FieldProps<Writer[]> & { noun: string }) => (
  <CreditRows<Writer>
    {...row}
    noun={noun}
    blank={() => ({ id: newCreditId(), firstName: '', lastName: '' })}
    nameOf={({ firstName, lastName }) => `${firstName} ${lastName}`.trim()}
    cells={(cell) => (
      <>
        <TextCell cell={cell} part="firstName" label="First name" first />
        <TextCell cell={cell} part="lastName" label="Last name" />
      </>
    )}
  />
);
