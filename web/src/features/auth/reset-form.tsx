import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { confirmReset, requestReset } from '../../lib/account-provider.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { signIn } from '../../lib/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { CodeInput } from './code-input.tsx';
import type { NewPassword } from './forms.ts';
import { Input } from './input.tsx';
import { KnownUsername } from './known-username.tsx';
import { failed, isCodeError, passwordChanged, providerMessage, resetSent } from './messages.ts';
import { ResendButton } from './resend-button.tsx';

const resolver = lazyResolver<NewPassword>(async () => (await import('./forms.ts')).NewPassword);

type Props = {
  form: UseFormReturn<{ email: string }>;
  /** The user's email address, from the link in the email with the code. */
  mailedTo: string | undefined;
  onChanged: (email: string) => void;
};

/** Asks for the email address, then for the emailed code and the new password. */
export default function ResetForm({ form, mailedTo, onChanged }: Props) {
  const [sentTo, setSentTo] = useState(mailedTo);
  const failure = useFailureToast();
  const submit = form.handleSubmit(async ({ email }) => {
    failure.takeAway();
    try {
      await requestReset(email);
      notify(resetSent);
      setSentTo(email);
    } catch (error) {
      failure.show({ title: failed.reset, text: providerMessage(error) });
    }
  });
  if (sentTo) return <NewPasswordForm email={sentTo} onChanged={onChanged} onBack={() => setSentTo(undefined)} />;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Input
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        hint="We’ll email you a code to choose a new password"
      />
      <Button type="submit" tone="signal" busy={form.formState.isSubmitting && 'Sending…'}>
        Send reset code
      </Button>
    </form>
  );
}

const NEXT_SECOND_MS = 1000;

type NewPasswordProps = { email: string; onChanged: (email: string) => void; onBack: () => void };

function NewPasswordForm({ email, onChanged, onBack }: NewPasswordProps) {
  const form = useForm<NewPassword>({ resolver, defaultValues: { code: '', newPassword: '' } });
  const failure = useFailureToast();
  const submit = form.handleSubmit(async ({ code, newPassword }) => {
    failure.takeAway();
    try {
      await confirmReset({ email, code, newPassword });
    } catch (error) {
      const text = providerMessage(error);
      if (isCodeError(error)) return form.setError('code', { message: text }, { shouldFocus: true });
      return failure.show({ title: failed.reset, text });
    }
    notify(passwordChanged);
    // Sign-ins in the same second as the reset are rejected (product 3.24).
    await new Promise((next) => setTimeout(next, NEXT_SECOND_MS));
    // Signs in with the new password. If that fails or needs another step, the sign-in form takes over.
    const step = await signIn(email, newPassword).catch(() => undefined);
    if (step !== 'done') onChanged(email);
  });
  const sendAgain = async (): Promise<boolean> => {
    failure.takeAway();
    try {
      await requestReset(email);
      notify(resetSent);
      return true;
    } catch (error) {
      failure.show({ title: failed.reset, text: providerMessage(error) });
      return false;
    }
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-soft">
        If <strong className="font-[560] text-ink">{email}</strong> has an account, a code is on its way.
      </p>
      <KnownUsername email={email} />
      <CodeInput form={form} />
      <Input
        form={form}
        name="newPassword"
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="8 characters or more, with an uppercase letter, a lowercase letter and a number"
      />
      <Button type="submit" tone="signal" busy={form.formState.isSubmitting && 'Saving…'}>
        Set new password
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button tone="quiet" size="small" onClick={onBack}>
          Use another email
        </Button>
        <ResendButton onSend={sendAgain} />
      </div>
    </form>
  );
}
