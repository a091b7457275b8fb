import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { confirmSignUp, resendCode, signIn } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { notify, notifyFailure } from '../../ui/toast.tsx';
import type { ConfirmCode } from './forms.ts';
import { Input } from './input.tsx';
import { codeSent, failed, providerMessage, welcome } from './messages.ts';
import type { Credentials } from './sign-in-form.tsx';

const resolver = lazyResolver<ConfirmCode>(async () => (await import('./forms.ts')).ConfirmCode);

type Props = { account: Credentials; onConfirmed: () => void; onBack: () => void };

/** The six digits from the e-mail; then the account signs in by itself. */
export function CodeStep({ account, onConfirmed, onBack }: Props) {
  const form = useForm<ConfirmCode>({ resolver, defaultValues: { code: '' } });
  const [sending, setSending] = useState(false);

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await confirmSignUp(account.email, code);
    } catch (error) {
      return notifyFailure({ title: failed.signUp, text: providerMessage(error) });
    }
    try {
      if ((await signIn(account.email, account.password)) === 'done') return notify(welcome);
    } catch (error) {
      notifyFailure({ title: failed.signIn, text: providerMessage(error) });
    }
    onConfirmed();
  });

  const sendAgain = async () => {
    setSending(true);
    try {
      await resendCode(account.email);
      notify(codeSent);
    } catch (error) {
      notifyFailure({ title: failed.signUp, text: providerMessage(error) });
    }
    setSending(false);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <h2 className="text-lead">Confirm your email</h2>
      <p className="text-soft">
        We sent a code with 6 digits to <strong className="font-[560] text-ink">{account.email}</strong>.
      </p>
      <Input
        form={form}
        name="code"
        label="Code"
        inputMode="numeric"
        maxLength={6}
        autoComplete="one-time-code"
        autoFocus
      />
      <Button type="submit" tone="signal" busy={form.formState.isSubmitting && 'Checking…'}>
        Confirm
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button tone="quiet" size="small" onClick={onBack}>
          Use another email
        </Button>
        <Button tone="quiet" size="small" busy={sending && 'Sending…'} onClick={sendAgain}>
          Send a new code
        </Button>
      </div>
    </form>
  );
}
