import { useForm } from 'react-hook-form';
import { isListed } from '../../../../shared/is-listed.ts';
import type { PayoutMethodDetails, PayoutMethodKind } from '../../../../shared/payouts/payout-method.ts';
import { findInvalidField, type MethodField, normalizedMethod } from '../../../../shared/payouts/wrong-field.ts';
import { keysOf } from '../../../../shared/typed-record.ts';
import { invalidFieldText } from '../../data/payouts/method-messages.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { methodDetailsFrom, type TypedMethod } from './method-fields.ts';

const nothing = {
  holder: '',
  iban: '',
  bic: '',
  routing: '',
  account: '',
  email: '',
  chain: 'bitcoin',
  address: '',
} as const;

type ReadyMethod = { password: string; label: string; method: PayoutMethodDetails | undefined };

type Options = {
  label: string;
  /** The kind of the typed destination; undefined if the destination stays unchanged. */
  kind: () => PayoutMethodKind | undefined;
  /** Saves the method. Errors are shown next to their fields. */
  save: (ready: ReadyMethod) => Promise<void>;
  message: (error: unknown) => string;
};

/** The state of a payout method's form. Validates the values as the server does, and saves them. */
export function useMethodForm({ label, kind, save, message }: Options) {
  const form = useForm<TypedMethod>({ shouldUnregister: true, defaultValues: { ...nothing, label } });
  const isWrong = (field: MethodField | 'password' | 'root', text: string) =>
    form.setError(field, { message: text }, { shouldFocus: field !== 'root' });
  const submit = form.handleSubmit(async ({ password, label, ...typed }) => {
    const chosenKind = kind();
    const method = chosenKind && normalizedMethod(methodDetailsFrom(chosenKind, typed));
    const field = method && findInvalidField(method);
    if (field) return isWrong(field, invalidFieldText[field]);
    try {
      await save({ password, label: label.trim(), method });
    } catch (error) {
      const named = isProblem(error, 'payout-method-wrong') ? error.details.field : undefined;
      const about = isListed(keysOf(invalidFieldText), named) ? named : undefined;
      const isOfPassword = isProblem(error, 'password-wrong') || isProblem(error, 'password-locked');
      isWrong(about ?? (isOfPassword ? 'password' : 'root'), message(error));
    }
  });
  return { form, submit };
}
