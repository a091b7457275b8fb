import { useState } from 'react';
import type { OfficeTaxForm, TaxFormDetails } from '../../../../shared/tax/tax-form.ts';
import { rejectFormMessage, taxDetailsMessage, taxFormName } from '../../data/tax/messages.ts';
import { useRejectTaxForm, useTaxFormDetails } from '../../data/tax/mutations.ts';
import { countryName } from '../../lib/countries.ts';
import { dateAndTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useReason } from '../../ui/use-reason.ts';
import { Facts } from '../release-view/facts.tsx';

/**
 * Shows a tax form, and lets the office reject it if it is unreliable. Its number is shown only after a click, which is
 * audited (product 27.4).
 */
export default function ReviewTaxFormDialog({ form, onClose }: { form: OfficeTaxForm; onClose: () => void }) {
  const [rejects, setRejects] = useState(false);
  const reason = useReason('Please enter a reason. It is emailed to the artist.');
  const rejecting = useRejectTaxForm(form);
  const opening = useTaxFormDetails(form);
  const open = useAction(() => opening.mutateAsync(), {
    failed: (error) => ({ title: 'We couldn’t show this', text: taxDetailsMessage(error) }),
  });
  const reject = useAction(rejecting.mutateAsync, {
    done: () => {
      onClose();
      return { title: 'Form rejected', text: 'It no longer applies. The artist is emailed.' };
    },
    failed: (error) => ({ title: 'Not rejected', text: rejectFormMessage(error) }),
  });
  const submit = () => {
    const line = reason.check();
    if (line !== undefined) reject(line);
  };
  const close = () => !rejecting.isPending && onClose();
  return (
    <Dialog
      open
      onClose={close}
      title={`${taxFormName[form.kind]} of ${form.name}`}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          {!form.rejected && (
            <Button
              tone="destroy"
              busy={rejecting.isPending && 'Rejecting…'}
              onClick={() => (rejects ? submit() : setRejects(true))}
            >
              Reject
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-6">
        <Facts
          onlyGiven
          rows={[
            ['Artist', form.artistName || 'Unknown'],
            ['Country', countryName(form.country)],
            ['Number', form.maskedNumber],
            ['Treaty', form.treatyCountry && `With ${countryName(form.treatyCountry)}`],
            ['Signed', dateAndTime(form.signedAt)],
            ['Valid until', form.expiresOn],
            ['Rejected', form.rejected?.reason],
            ...(opening.data ? openedRows(opening.data) : []),
          ]}
        />
        {!opening.data && (
          <Button
            size="small"
            className="justify-self-start"
            busy={opening.isPending && 'Opening…'}
            onClick={() => open(undefined)}
          >
            Show all of it
          </Button>
        )}
        {rejects && <ReasonField reason={reason} hint="It is emailed to the artist" />}
      </div>
    </Dialog>
  );
}

type Row = [label: string, value: string | undefined];
function openedRows(form: TaxFormDetails): Row[] {
  const common: Row[] = [
    ['Whole number', form.taxNumber],
    ['Address', [form.street, form.city, form.region, form.postalCode].filter(Boolean).join(', ')],
  ];
  return form.kind === 'w9'
    ? [...common, ['Taxed as', form.taxClass], ['Business name', form.businessName]]
    : [...common, ['Born', form.born], ['Citizenship', countryName(form.citizenship)]];
}
