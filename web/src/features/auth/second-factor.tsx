import { Suspense, useState } from 'react';
import { brand } from '../../../../shared/brand.ts';
import { useToggleSecondFactor } from '../../data/accounts/second-factor.ts';
import { createSecondFactor } from '../../lib/account-provider.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { notifySuccess } from '../../ui/toast.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { failed, providerMessage, secondFactorOff } from './messages.ts';

const Enrolment = lazyWithRetry(() => import('./second-factor-enrollment.tsx'));

type Props = { email: string; isOn: boolean };

/** Turns the account's second factor on or off (product 3.20). */
export function SecondFactor({ email, isOn }: Props) {
  const [offered, setOffered] = useState<{ secret: string; uri: string }>();
  const [isBeginning, setBeginning] = useState(false);
  const failure = useFailureToast();
  const begin = async () => {
    failure.takeAway();
    setBeginning(true);
    try {
      setOffered(await createSecondFactor(brand.name, email));
    } catch (error) {
      failure.show({ title: failed.secondFactor, text: providerMessage(error) });
    }
    setBeginning(false);
  };
  if (isOn) return <TurnOff />;
  if (!offered)
    return (
      <Button onClick={() => void begin()} busy={isBeginning && 'Preparing…'}>
        Set up an app
      </Button>
    );
  return (
    <Suspense fallback={<Skeleton className="size-48" />}>
      <Enrolment {...offered} onEnd={() => setOffered(undefined)} />
    </Suspense>
  );
}

function TurnOff() {
  const [isAsking, setAsking] = useState(false);
  const turn = useToggleSecondFactor();
  const failure = useFailureToast();
  const turnOff = async () => {
    failure.takeAway();
    try {
      await turn.mutateAsync('off');
      notifySuccess(secondFactorOff);
    } catch (error) {
      failure.show({ title: failed.secondFactor, text: providerMessage(error) });
    }
    setAsking(false);
  };
  return (
    <>
      <p>On. You’ll enter a code from your app each time you sign in.</p>
      <Button onClick={() => setAsking(true)}>Turn it off</Button>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title="Turn off the second factor?"
          confirm="Turn off"
          tone="signal"
          busy={turn.isPending && 'Turning off…'}
          onConfirm={() => void turnOff()}
        >
          You’ll then sign in with just your password. You can set up an app again at any time.
        </ConfirmDialog>
      )}
    </>
  );
}
