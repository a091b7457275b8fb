import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { lazyAgain } from '../../lib/lazy-again.tsx';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { signOut } from '../../lib/session.ts';
import { signIn } from '../../lib/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { StandingDialog } from '../../ui/standing-dialog.tsx';
import type { OnlyPassword } from './forms.ts';
import { Input } from './input.tsx';
import { KnownUsername } from './known-username.tsx';
import { providerMessage } from './messages.ts';

const resolver = lazyResolver<OnlyPassword>(async () => (await import('./forms.ts')).OnlyPassword);
const SecondFactorStep = lazyAgain(() => import('./second-factor-step.tsx'));

/**
 * The sign-in ended while its page was open: the password is asked over the page, which stays as it is with all that was typed (product 3.18).
 * Nothing else closes it: without a sign-in the page can neither show nor save anything.
 */
export default function SignInAgainDialog({ email }: { email: string }) {
  const form = useForm<OnlyPassword>({ resolver, defaultValues: { password: '' } });
  const [asksCode, setAsksCode] = useState(false);
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const step = await signIn(email, password);
      // On success the session is there again, and this goes.
      if (step === 'second-factor') setAsksCode(true);
      else if (step !== 'done') await signOut();
    } catch (error) {
      form.setError('password', { message: providerMessage(error) }, { shouldFocus: true });
    }
  });
  return (
    <StandingDialog
      title="Your sign-in has ended"
      description={`Enter the password of ${email}, and go on where you are. Nothing that you typed is lost.`}
    >
      {asksCode ? (
        <Suspense>
          <SecondFactorStep onDone={() => {}} onBack={() => setAsksCode(false)} />
        </Suspense>
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <KnownUsername email={email} />
          <Input
            form={form}
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            autoFocus
          />
          <Button type="submit" tone="signal" busy={form.formState.isSubmitting && 'Signing in…'}>
            Sign In
          </Button>
          <Button tone="quiet" size="small" className="justify-self-start" onClick={() => void signOut()}>
            Sign out and lose what is not saved
          </Button>
        </form>
      )}
    </StandingDialog>
  );
}
