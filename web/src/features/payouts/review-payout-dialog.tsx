import { useState } from 'react';
import { dollars } from '../../../../shared/money.ts';
import { arrivingMicros } from '../../../../shared/payouts/arriving-micros.ts';
import type { Decision } from '../../../../shared/payouts/office-contract.ts';
import type { OfficePayout } from '../../../../shared/payouts/payout.ts';
import type { PayoutState } from '../../../../shared/payouts/payout-state.ts';
import { decisionMessage } from '../../data/payouts/messages.ts';
import { useDecidePayout } from '../../data/payouts/mutations.ts';
import { needsSomebodyElse, secondPersonText } from '../../data/payouts/second-person-text.ts';
import { withheldInOffice } from '../../data/tax/withheld-text.ts';
import { dateAndTime } from '../../lib/format.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useReason } from '../../ui/use-reason.ts';
import { Facts } from '../release-view/facts.tsx';
import { PayoutHold } from './payout-hold.tsx';
import { RevealedMethod } from './revealed-method.tsx';

type Props = { payout: OfficePayout; onClose: () => void };

type Refusal = { to: 'rejected' | 'failed' | 'returned'; verb: string };
const REJECTION: Refusal = { to: 'rejected', verb: 'Reject' };
/** How a payout can fail, by its current state. */
const refusals: { readonly [S in PayoutState]?: Refusal } = {
  requested: REJECTION,
  processing: { to: 'failed', verb: 'It failed' },
  completed: { to: 'returned', verb: 'The bank returned it' },
};

/**
 * Completes a payout with the bank's reference, or rejects it with a reason, which is emailed to the artist (product
 * 24.5).
 */
export default function ReviewPayoutDialog({ payout, onClose }: Props) {
  const refusal = refusals[payout.state] ?? REJECTION;
  const isPaid = payout.state === 'completed';
  const amount = dollars(arrivingMicros(payout));
  const artist = payout.artistName || 'Unknown';
  const withheld = withheldInOffice(payout);
  const me = useUserId();
  const waitsForOthers = needsSomebodyElse(payout, me);
  const secondPerson = secondPersonText(payout, me);
  const [refuses, setRefuses] = useState(isPaid);
  const [reference, setReference] = useState('');
  const [referenceError, setReferenceError] = useState<string>();
  const reason = useReason('Please enter a reason. It is emailed to the artist.');
  const deciding = useDecidePayout(payout);
  const decide = useAction(deciding.mutateAsync, {
    done: (_, { to }: Decision) => {
      onClose();
      return { title: 'Status Updated', text: `Payout request has been ${to === 'processing' ? 'approved' : to}.` };
    },
    failed: (error) => ({ title: 'Update Failed', text: decisionMessage(error) }),
  });
  const complete = () => {
    const line = reference.trim();
    if (line === '') setReferenceError('Please enter the reference of the transfer. It is emailed to the artist.');
    else decide({ to: 'completed', reference: line });
  };
  const refuse = () => {
    const line = reason.check();
    if (line !== undefined) decide({ to: refusal.to, reason: line });
  };
  const close = () => !deciding.isPending && onClose();
  const busy = deciding.isPending && 'Updating…';
  return (
    <Dialog
      open
      onClose={close}
      title={isPaid ? `${amount} was paid to ${artist}` : `Pay ${amount} to ${artist}`}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          {refuses ? (
            <Button tone="destroy" busy={busy} onClick={refuse}>
              {refusal.verb}
            </Button>
          ) : (
            <>
              <Button onClick={() => setRefuses(true)}>{refusal.verb}</Button>
              {payout.state === 'requested' && (
                <Button
                  busy={busy}
                  onClick={() => decide({ to: 'processing' })}
                  {...(waitsForOthers && { tone: 'signal' })}
                >
                  Approve
                </Button>
              )}
              {!waitsForOthers && (
                <Button tone="signal" busy={busy} onClick={complete}>
                  Complete & Process
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      <div className="grid gap-6">
        <Facts
          onlyGiven
          rows={[
            ['Amount', amount],
            ['From the balance', withheld && dollars(BigInt(payout.amountMicros))],
            ['Tax withheld', withheld],
            ['Artist', artist],
            ['Full name', payout.fullName],
            ['Payment method', payout.method],
            ['Notes', payout.notes],
            ['Closing', payout.isLeaving && 'The artist is closing the account: this is the remaining balance'],
            ['Requested', dateAndTime(payout.requestedAt)],
            ['Approved by', payout.approvedBy?.name],
          ]}
        />
        {secondPerson && <p>{secondPerson}</p>}
        <PayoutHold payout={payout} onCleared={onClose} />
        <RevealedMethod payout={payout} />
        {refuses ? (
          <ReasonField reason={reason} hint="It is emailed to the artist, and the money goes back to the balance" />
        ) : waitsForOthers ? null : (
          <Field label="Bank’s reference" hint="Pay first, then enter the bank’s reference here" error={referenceError}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                value={reference}
                onChange={({ target }) => {
                  setReference(target.value);
                  setReferenceError(undefined);
                }}
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  );
}
