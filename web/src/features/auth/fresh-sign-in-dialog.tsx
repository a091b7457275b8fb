import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx';
import { answerSecondFactorAgain, type SignInPurpose, signInAgain } from '../../lib/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OnlyPasswordForm } from './only-password-form.tsx';

const SecondFactorStep = lazyWithRetry(() => import('./second-factor-step.tsx'));

const why: Record<SignInPurpose, string> = {
  act: 'Please confirm that it’s you.',
  account: 'Changing how you sign in needs your password.',
};

type Props = {
  email: string;
  purpose: SignInPurpose;
  /** Starts with the code, because the password has already been accepted. */
  asksCode?: boolean | undefined;
  /** Lets the pending request continue. */
  onSignedIn: () => void;
  /** Makes the pending request fail. */
  onClose: () => void;
};

/**
 * Asks for a new sign-in over the page. The request that needs it then continues automatically (product 3.22, 3.23).
 */
export default function FreshSignInDialog({
  email,
  purpose,
  asksCode: beginsWithCode = false,
  onSignedIn,
  onClose,
}: Props) {
  const [asksCode, setAsksCode] = useState(beginsWithCode);
  const begin = async (password: string) => {
    const step = await signInAgain(email, password, purpose);
    if (step === 'second-factor') setAsksCode(true);
    else if (step === 'done') onSignedIn();
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Sign in again"
      description={`${why[purpose]} Enter ${asksCode ? 'your code' : `the password for ${email}`} to continue.`}
    >
      {asksCode ? (
        <Suspense>
          <SecondFactorStep
            onCode={(code) => answerSecondFactorAgain(code, purpose)}
            onDone={onSignedIn}
            onBack={() => setAsksCode(false)}
          />
        </Suspense>
      ) : (
        <OnlyPasswordForm email={email} onPassword={begin}>
          <Button tone="quiet" size="small" className="justify-self-start" onClick={onClose}>
            Cancel
          </Button>
        </OnlyPasswordForm>
      )}
    </Dialog>
  );
}
