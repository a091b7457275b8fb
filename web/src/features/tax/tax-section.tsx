import { Link } from 'react-router-dom';
import { taxFormName } from '../../data/tax/messages.ts';
import { useMyTax } from '../../data/tax/queries.ts';
import { pathTo } from '../../lib/paths.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { rateText } from './tax-text.ts';

/** The withheld tax, and a link to the form. Renders nothing if the operator does not withhold tax. */
export function TaxSection() {
  const { data } = useMyTax();
  if (!data?.isWithheld) return null;
  const { form } = data;
  return (
    <PageSection wide title="Tax" lead={rateText(data)}>
      <p className="text-soft">
        {!form && 'You haven’t submitted a tax form yet. With one, less tax may be withheld, or none.'}
        {form?.rejected && `Your ${taxFormName[form.kind]} was rejected: ${form.rejected.reason}`}
        {form && !form.rejected && `We have your ${taxFormName[form.kind]}.`}
      </p>
      <Link to={pathTo('/dashboard/balance/tax')} className={`${buttonLook()} justify-self-start`}>
        {form ? 'View your tax form' : 'Submit a tax form'}
      </Link>
    </PageSection>
  );
}
