import { useState } from 'react';
import type { TaxFormView } from '../../../../shared/tax/tax-form.ts';
import { taxFormName, taxMessage } from '../../data/tax/messages.ts';
import { useMyTax } from '../../data/tax/queries.ts';
import { countryName } from '../../lib/countries.ts';
import { shortDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Facts } from '../release-view/facts.tsx';
import { TaxFormEditor } from './tax-form-editor.tsx';
import { rateText } from './tax-text.ts';

/** The user's tax form, its effect on payouts, and a way to submit a new one. */
export function MyTaxForm() {
  const { data, error, isFetching, refetch } = useMyTax();
  const [isSending, setSending] = useState(false);
  if (error && !data) {
    const message = `Failed to load your tax form. ${taxMessage(error)}`;
    return <LoadFailed message={message} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (!data) return <Skeleton className="h-40" />;
  const { form } = data;
  return (
    <div className="grid gap-8">
      <p className="max-w-prose font-[560]">{rateText(data)}</p>
      {form && <Sent form={form} />}
      {isSending || !form ? (
        <TaxFormEditor onDone={() => setSending(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setSending(true)}>
          Submit another form
        </Button>
      )}
    </div>
  );
}

const Sent = ({ form }: { form: TaxFormView }) => (
  <section aria-label="Your form" className="grid max-w-xl gap-4 rounded-card border border-line px-4 py-4">
    {form.rejected && (
      <p role="status" className="text-danger">
        We can’t accept this form: {form.rejected.reason}
      </p>
    )}
    <Facts
      onlyGiven
      rows={[
        ['Form', taxFormName[form.kind]],
        ['Name', form.name],
        ['Country', countryName(form.country)],
        ['Number', form.maskedNumber],
        ['Treaty', form.treatyCountry && `With ${countryName(form.treatyCountry)}`],
        ['Signed', shortDate(form.signedAt)],
        ['Valid until', form.expiresOn && shortDate(form.expiresOn)],
      ]}
    />
  </section>
);
