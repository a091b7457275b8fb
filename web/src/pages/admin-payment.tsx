import { useState } from 'react';
import { mayOpen } from '../../../shared/accounts/office-role.ts';
import type { OfficePayment } from '../../../shared/payments/payment-view.ts';
import { useMe } from '../data/accounts/queries.ts';
import { paymentsMessage } from '../data/payments/messages.ts';
import { useOfficePayment } from '../data/payments/queries.ts';
import { AuditLink } from '../features/office/audit-link.tsx';
import { PaymentDetail } from '../features/payments/payment-detail.tsx';
import { PaymentState } from '../features/payments/payment-state.tsx';
import { price } from '../lib/format.ts';
import { pathTo } from '../lib/paths.ts';
import { usePathParams } from '../lib/use-path-params.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const RefundDialog = lazyDialog(() => import('../features/payments/refund-dialog.tsx'));

/** Whether a payment can be refunded. It cannot be while a dispute is open or a refund is in progress. */
const isRefundable = ({ state }: OfficePayment): boolean => state === 'paid' || state === 'partly-refunded';

/** A payment as the office sees it (product 10.20). */
export default function AdminPaymentPage() {
  const { paymentId } = usePathParams('/dashboard/admin/payments/:paymentId');
  const detail = useOfficePayment(paymentId);
  const me = useMe();
  const [isRefunding, setRefunding] = useState(false);
  return (
    <PageFrame gap="gap-4">
      <BackLink to={pathTo('/dashboard/admin/payments')}>Back to all payments</BackLink>
      <QueryState
        query={detail}
        loading={
          <Loading>
            <Skeleton className="h-96" />
          </Loading>
        }
        failed={(error) => `Failed to fetch payment data. ${paymentsMessage(error)}`}
      >
        {(found) => (
          <>
            <header className="flex flex-wrap items-end justify-between gap-4 pb-6">
              <div className="grid justify-items-start gap-3">
                <PaymentState payment={found.payment} />
                <h1 className="text-title [overflow-wrap:anywhere]">
                  {price(found.payment.cents)} for {found.payment.title || 'No title'}
                </h1>
              </div>
              {isRefundable(found.payment) && (
                <Button tone="danger" aria-haspopup="dialog" onClick={() => setRefunding(true)}>
                  Refund
                </Button>
              )}
            </header>
            <PaymentDetail
              {...found}
              releaseAddress={
                mayOpen('reviewer', me.data?.role)
                  ? pathTo('/dashboard/admin/releases/:artistId/:releaseId', found.payment)
                  : undefined
              }
            />
            <AuditLink object={paymentId} />
            {isRefunding && <RefundDialog payment={found.payment} onClose={() => setRefunding(false)} />}
          </>
        )}
      </QueryState>
    </PageFrame>
  );
}
