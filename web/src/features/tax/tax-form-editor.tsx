import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isListed } from '../../../../shared/is-listed.ts';
import { taxClasses } from '../../../../shared/tax/tax-class.ts';
import type { TaxFormKind } from '../../../../shared/tax/tax-form.ts';
import { findInvalidTaxField, type TaxField } from '../../../../shared/tax/wrong-tax-field.ts';
import { keysOf } from '../../../../shared/typed-record.ts';
import { invalidTaxFieldText, taxFormMessage, taxFormName } from '../../data/tax/messages.ts';
import { useSubmitTaxForm } from '../../data/tax/mutations.ts';
import { countryChoices } from '../../lib/countries.ts';
import { isProblem } from '../../lib/problem-message.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { notify } from '../../ui/toast.tsx';
import { emptyTax, type TypedTax, taxFields, taxFormFrom } from './tax-fields.ts';

const choicesOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value.replace(/-/g, ' ').replace(/^\w/, (letter) => letter.toUpperCase()) }));

/** A form for a W-9 or a W-8BEN (product 27.1). */
export function TaxFormEditor({ onDone }: { onDone: () => void }) {
  const [kind, setKind] = useState<TaxFormKind>();
  const [isBackup, setBackup] = useState(false);
  const [claimsTreaty, setTreaty] = useState(true);
  const [isCertified, setCertified] = useState(false);
  const form = useForm<TypedTax>({ defaultValues: emptyTax });
  const sending = useSubmitTaxForm();
  const { errors, isSubmitting } = form.formState;
  const isWrong = (field: TaxField | 'root', message: string) =>
    form.setError(field, { message }, { shouldFocus: field !== 'root' });
  const submit = form.handleSubmit(async (typed) => {
    if (!kind) return;
    if (!isCertified) return isWrong('root', 'Please certify that everything is true.');
    const details = taxFormFrom(kind, typed, { isBackup, claimsTreaty });
    const field = findInvalidTaxField(details, new Date().toISOString().slice(0, 10));
    if (field) return isWrong(field, invalidTaxFieldText[field]);
    try {
      await sending.mutateAsync(details);
      onDone();
      notify({ title: 'Tax form submitted', text: `Your ${taxFormName[kind]} applies from now on.` });
    } catch (error) {
      const named = isProblem(error, 'tax-form-wrong') ? error.details.field : undefined;
      isWrong(isListed(keysOf(invalidTaxFieldText), named) ? named : 'root', taxFormMessage(error));
    }
  });
  const text = (
    name: keyof TypedTax,
    label: string,
    { hint, required, ...input }: Partial<(typeof taxFields)['w9'][number]>,
  ) => (
    <Field key={name} label={label} hint={hint} error={errors[name]?.message}>
      {(control) => (
        <TextInput
          {...control}
          {...form.register(name, required ? { validate: (typed) => typed.trim() !== '' || required } : {})}
          maxLength={input.maxLength}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
  const select = (
    name: keyof TypedTax,
    label: string,
    choices: { value: string; label: string }[],
    required?: string,
  ) => (
    <Field label={label} error={errors[name]?.message}>
      {(control) => <Select {...control} {...form.register(name, required ? { required } : {})} choices={choices} />}
    </Field>
  );
  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-6">
      <fieldset className="grid gap-2">
        <legend className="pb-2">Which form is yours?</legend>
        <ChoiceList
          name="kind"
          chosen={kind}
          onChoose={(chosen) => {
            form.clearErrors();
            setKind(chosen);
          }}
          choices={[
            {
              value: 'w8ben',
              label: 'W-8BEN',
              detail: 'You don’t live in the United States and aren’t a US citizen',
            },
            { value: 'w9', label: 'W-9', detail: 'You, or your company, are taxed in the United States' },
          ]}
        />
      </fieldset>
      {kind && (
        <>
          {taxFields[kind].map(({ name, label, ...row }) => text(name, label, row))}
          {kind === 'w9' ? (
            <>
              {select('taxClass', 'Taxed as', choicesOf(taxClasses))}
              {select('numberKind', 'Type of number', [
                { value: 'ssn', label: 'Social security number' },
                { value: 'ein', label: 'Employer identification number' },
              ])}
              {text('taxNumber', 'Number', { hint: 'Nine digits', required: 'Please enter the number', maxLength: 20 })}
              <Checkbox
                label="The tax office told me that I am subject to backup withholding"
                checked={isBackup}
                onChange={setBackup}
              />
            </>
          ) : (
            <>
              {select('country', 'Country where you live', countryChoices(), 'Please choose a country')}
              {select('citizenship', 'Country of citizenship', countryChoices(), 'Please choose a country')}
              <Field label="Day of birth" error={errors.born?.message}>
                {(control) => (
                  <TextInput
                    {...control}
                    {...form.register('born', { required: 'Please enter the day' })}
                    type="date"
                  />
                )}
              </Field>
              <Checkbox
                label="I claim the benefits of my country’s tax treaty with the United States"
                detail="Then less tax is withheld, or none. You need your tax number in that country."
                checked={claimsTreaty}
                onChange={setTreaty}
              />
              {text('taxNumber', 'Tax number in your country', {
                maxLength: 50,
                ...(claimsTreaty ? { required: 'Please enter the number' } : { hint: 'Optional' }),
              })}
            </>
          )}
          {text('signature', 'Signature', {
            hint: 'Your name, exactly as above',
            required: 'Please sign with your name',
            maxLength: 140,
          })}
          <Checkbox
            label="Under penalties of perjury I certify that all of this is true and complete"
            checked={isCertified}
            onChange={setCertified}
          />
          {errors.root && (
            <p role="alert" className="text-danger">
              {errors.root.message}
            </p>
          )}
          <Button type="submit" tone="signal" className="justify-self-start" busy={isSubmitting && 'Sending…'}>
            Send {taxFormName[kind]}
          </Button>
        </>
      )}
    </form>
  );
}
