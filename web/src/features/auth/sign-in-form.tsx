import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx';
import { signIn } from '../../lib/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { Input } from './input.tsx';
import { failed, providerMessage, welcome, welcomeFirst } from './messages.ts';

// Loaded on demand, because few accounts need it. Rendered inside the Suspense of the tabs.
const SecondFactorStep = lazyWithRetry(() => import('./second-factor-step.tsx'));

export type Credentials = { email: string; password: string };

type Props = {
  /** Whether the account has just been confirmed. */
  isFirst: boolean;
  form: UseFormReturn<Credentials>;
  /** Called when the account's email address was never confirmed. */
  onUnconfirmed: (account: Credentials) => void;
  onMustReset: (email: string) => void;
};

/** Signs in. The guard of /auth then sees the session and opens the target page. */
export function SignInForm({ form, isFirst, onUnconfirmed, onMustReset }: Props) {
  const greeting = isFirst ? welcomeFirst : welcome;
  const failure = useFailureToast();
  const [asksCode, setAsksCode] = useState(false);
  const submit = form.handleSubmit(async (account) => {
    failure.takeAway();
    try {
      const next = await signIn(account.email, account.password);
      if (next === 'done') notify(greeting);
      else if (next === 'second-factor') setAsksCode(true);
      else if (next === 'confirm') onUnconfirmed(account);
      else onMustReset(account.email);
    } catch (error) {
      failure.show({ title: failed.signIn, text: providerMessage(error) });
    }
  });
  if (asksCode) return <SecondFactorStep onDone={() => notify(greeting)} onBack={() => setAsksCode(false)} />;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Input form={form} name="email" label="Email" type="email" autoComplete="username" />
      <Input form={form} name="password" label="Password" type="password" autoComplete="current-password" />
      <Button type="submit" tone="signal" busy={form.formState.isSubmitting && 'Signing in…'}>
        Sign In
      </Button>
    </form>
  );
}
