import type { OfficePayout } from '../../../../shared/payouts/payout.ts';
import { listedMatchText } from '../../data/payouts/listed-match-text.ts';
import { clearMessage } from '../../data/payouts/messages.ts';
import { useClearPayout } from '../../data/payouts/mutations.ts';
import { Button } from '../../ui/button.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useReason } from '../../ui/use-reason.ts';

type Props = { payout: OfficePayout; onCleared: () => void };

/**
 * Shows why a payout is on hold, and lets the office clear the hold. The artist is not told about the hold (product
 * 27.5).
 */
export function PayoutHold({ payout, onCleared }: Props) {
  const reason = useReason('Please enter how you know.');
  const clearing = useClearPayout(payout);
  const clear = useAction(clearing.mutateAsync, {
    done: () => {
      onCleared();
      return { title: 'Hold cleared', text: 'The payout can be approved now.' };
    },
    failed: (error) => ({ title: 'Not cleared', text: clearMessage(error) }),
  });
  const { hold } = payout;
  if (!hold) return null;
  const submit = () => {
    const line = reason.check();
    if (line !== undefined) clear(line);
  };
  return (
    <section aria-label="Held" className="grid gap-4 rounded-card border border-danger px-4 py-4">
      <p className="font-[560]">
        {hold.cleared ? 'Held, then cleared' : 'Held: one of this artist’s names may be on a sanctions list'}
      </p>
      <ul className="grid gap-1 text-small">
        {hold.listed.map(({ name, list, reference, of, match }) => (
          <li key={`${list} ${reference} ${name}`} className="grid [overflow-wrap:anywhere]">
            <span>
              {name}, {list} {reference}
            </span>
            <span className="text-soft">{listedMatchText({ of, match })}</span>
          </li>
        ))}
      </ul>
      {hold.cleared && (
        <p className="text-small text-soft">
          {hold.cleared.by.name}: {hold.cleared.reason}
        </p>
      )}
      {!hold.cleared && payout.state === 'requested' && (
        <>
          <ReasonField reason={reason} hint="How you know that it is another person. This is recorded" />
          <Button className="justify-self-start" busy={clearing.isPending && 'Clearing…'} onClick={submit}>
            It is another person
          </Button>
        </>
      )}
    </section>
  );
}
