import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmSignUp, resendCode } from '../../lib/account-provider.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { signIn } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { notify, notifyFailure } from '../../ui/toast.tsx';
import { CodeInput } from './code-input.tsx';
import type { ConfirmCode } from './forms.ts';
import { codeSent, confirmed, confirmedOnly, failed, providerMessage } from './messages.ts';

const resolver = lazyResolver<ConfirmCode>(async () => (await import('./forms.ts')).ConfirmCode);

type Props = {
  email: string;
  /** As it was typed on this page; it is not there after the page was loaded again. */
  password: string | undefined;
  /** The address is confirmed, and the account has to sign in. */
  onConfirmed: () => void;
  onBack: () => void;
};

/** The six digits from the e-mail; then the account signs in by itself, if its password is still here. */
export default function CodeStep({ email, password, onConfirmed, onBack }: Props) {
  const form = useForm<ConfirmCode>({ resolver, defaultValues: { code: '' } });
  const [sending, setSending] = useState(false);

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await confirmSignUp(email, code);
    } catch (error) {
      return form.setError('code', { message: providerMessage(error) }, { shouldFocus: true });
    }
    try {
      if (password !== undefined && (await signIn(email, password)) === 'done') return void notify(confirmed);
      notify(confirmedOnly);
    } catch (error) {
      notifyFailure({ title: failed.signIn, text: providerMessage(error) });
    }
    onConfirmed();
  });

  const sendAgain = async () => {
    setSending(true);
    try {
      await resendCode(email);
      form.reset();
      notify(codeSent);
    } catch (error) {
      form.setError('code', { message: providerMessage(error) });
    }
    setSending(false);
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <h2 className="text-lead">Confirm your email</h2>
      <p className="text-soft">
        We sent a code with 6 digits to <strong className="font-[560] text-ink">{email}</strong>.
      </p>
      <CodeInput form={form} onPasted={() => void submit()} />
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
