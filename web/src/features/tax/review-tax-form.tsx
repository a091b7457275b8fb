import { useState } from 'react';
import type { OfficeTaxForm } from '../../../../shared/tax/tax-form.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const ReviewTaxFormDialog = lazyDialog(() => import('./review-tax-form-dialog.tsx'));

/** Opens a form for review. */
export function ReviewTaxForm({ form }: { form: OfficeTaxForm }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`Review the form from ${form.name}`}>
        Review
      </Button>
      {isOpen && <ReviewTaxFormDialog form={form} onClose={() => setOpen(false)} />}
    </>
  );
}
