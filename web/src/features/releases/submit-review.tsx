import { type ReactNode, useState } from 'react';
import { brand } from '../../../../shared/brand.ts';
import { BASIC_PERCENTAGE, covers, planFor, plans, priceCents } from '../../../../shared/plans/plan.ts';
import { albumArtist, derivedCredits } from '../../../../shared/releases/derived-credits.ts';
import type { Release } from '../../../../shared/releases/release.ts';
import { dollars, plural } from '../../lib/format.ts';
import { isProblem } from '../../lib/problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify, notifyFailure } from '../../ui/toast.tsx';
import { AgreementCheck } from './agreement-check.tsx';
import { Facts } from './facts.tsx';
import { salesStartText, submitWords } from './messages.ts';
import { useSubmitRelease } from './mutations.ts';

type Props = { release: Release; onClose: () => void; checkout: ReactNode };

/** The release in short, its plan, the agreement, and the button. */
export function SubmitReview({ release, onClose, checkout }: Props) {
  const submit = useSubmitRelease(release.id);
  const [accepted, setAccepted] = useState(false);
  const [plan, setPlan] = useState<'plan' | 'basic'>();
  const needed = planFor(release.trackIds.length);
  const isPaid = needed !== undefined && covers(release.plan?.name, needed);

  const send = async () => {
    try {
      await submit.mutateAsync();
      notify({ title: 'Release Submitted', text: `${release.title} is on its way to the stores.` });
      onClose();
    } catch (error) {
      const title = isProblem(error, 'release-incomplete') ? 'Release Incomplete' : 'Failed to submit release';
      notifyFailure({ title, text: submitWords(error) });
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Submit release"
      description="After this nothing can be edited, and no track can be added. This action cannot be undone."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="signal"
            disabled={!accepted || !(isPaid || plan === 'basic')}
            busy={submit.isPending && 'Submitting…'}
            onClick={send}
          >
            Submit
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <Facts
          rows={[
            ['Title', [release.title, release.version && `(${release.version})`].filter(Boolean).join(' ')],
            ['Artist', albumArtist(release)],
            ['Tracks', plural(release.trackIds.length, 'track')],
            ['Explicit content', derivedCredits(release).explicit],
            ['Sales start date', salesStartText(release.salesStart)],
            ...(isPaid && release.plan
              ? [['Plan', `${plans[release.plan.name].label}, paid. You keep ${release.plan.percentage}%.`] as const]
              : []),
          ]}
        />
        {needed && !isPaid && (
          <fieldset className="grid gap-3">
            <legend className="pb-2 font-[560]">Which plan?</legend>
            <ChoiceList
              name="submit-plan"
              chosen={plan}
              onChoose={setPlan}
              choices={[
                {
                  value: 'plan',
                  label: `${plans[needed].label} plan, ${dollars(priceCents(needed, release.plan?.name))} once`,
                  detail: `You keep ${plans[needed].percentage}% of the royalties. In the stores within ${brand.deliveryDays.paid}.`,
                },
                {
                  value: 'basic',
                  label: 'Continue with the basic plan',
                  detail: `You keep ${BASIC_PERCENTAGE}% royalties. In the stores within ${brand.deliveryDays.basic}. You can upgrade later.`,
                },
              ]}
            />
            {plan === 'plan' && checkout}
          </fieldset>
        )}
        <AgreementCheck accepted={accepted} onChange={setAccepted} />
      </div>
    </Dialog>
  );
}
