import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx';
import { signOut } from '../../lib/session.ts';
import { signIn } from '../../lib/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { UndismissableDialog } from '../../ui/undismissable-dialog.tsx';
import { OnlyPasswordForm } from './only-password-form.tsx';

const SecondFactorStep = lazyWithRetry(() => import('./second-factor-step.tsx'));

/**
 * Asks for the password over the page when the session has ended, so that the page keeps everything typed (product
 * 3.18). Only a sign-in closes the dialog, because without one the page can neither load nor save.
 */
export default function SignInAgainDialog({ email }: { email: string }) {
  const [asksCode, setAsksCode] = useState(false);
  const begin = async (password: string) => {
    const step = await signIn(email, password);
    // After a sign-in, the session makes this dialog disappear.
    if (step === 'second-factor') setAsksCode(true);
    else if (step !== 'done') await signOut();
  };
  return (
    <UndismissableDialog
      title="Your session has ended"
      description={`Enter the password for ${email} and continue where you left off. Nothing you typed is lost.`}
    >
      {asksCode ? (
        <Suspense>
          <SecondFactorStep onDone={() => {}} onBack={() => setAsksCode(false)} />
        </Suspense>
      ) : (
        <OnlyPasswordForm email={email} onPassword={begin}>
          <Button tone="quiet" size="small" className="justify-self-start" onClick={() => void signOut()}>
            Sign out and lose unsaved changes
          </Button>
        </OnlyPasswordForm>
      )}
    </UndismissableDialog>
  );
}
