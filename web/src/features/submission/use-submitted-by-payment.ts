import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Release } from '../../../../shared/releases/release.ts';
import { isReadOnly } from '../../../../shared/releases/release-status.ts';
import { forgetEdits } from '../../data/edits/edit-store.ts';
import { staleAfter } from '../../data/releases/keys.ts';
import { submitted } from '../../data/releases/messages/submission.ts';
import { notify } from '../../ui/toast.tsx';

/** Shows a message, once, when a payment has submitted the displayed release. */
export function useSubmittedByPayment(release: Release | undefined): void {
  const client = useQueryClient();
  const waited = useRef<string>(undefined);
  useEffect(() => {
    if (!release) return;
    const { id, title, status, checkout, paidSubmission } = release;
    if (!isReadOnly(status)) {
      waited.current = checkout?.accepted || paidSubmission?.state === 'due' ? id : undefined;
    } else if (waited.current === id) {
      waited.current = undefined;
      forgetEdits(id);
      void client.invalidateQueries({ queryKey: staleAfter.submitted });
      notify(submitted(title));
    }
  }, [release, client]);
}
