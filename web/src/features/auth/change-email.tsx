import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmEmailChange, requestEmailChange } from '../../lib/account-provider.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { Button } from '../../ui/button.tsx';
import { notify, notifySuccess } from '../../ui/toast.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { CodeInput } from './code-input.tsx';
import type { ConfirmCode, ChangeEmail as Typed } from './forms.ts';
import { Input } from './input.tsx';
import { emailChanged, emailCodeSent, failed, providerMessage } from './messages.ts';
import { ResendButton } from './resend-button.tsx';

const resolver = lazyResolver<Typed>(async () => (await import('./forms.ts')).ChangeEmail);
const codeResolver = lazyResolver<ConfirmCode>(async () => (await import('./forms.ts')).ConfirmCode);

type Props = {
  /** The email address in the profile. */
  email: string;
  /** Called when the account's email address has changed. */
  onChanged: () => Promise<unknown>;
};

/** Changes the email address used to sign in. The new one takes effect once its code is entered (product 3.19). */
export function ChangeEmail({ email, onChanged }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<Typed>({ resolver, defaultValues: { email: '' } });
  const failure = useFailureToast();

  const send = async (address: string): Promise<boolean> => {
    failure.takeAway();
    try {
      await requestEmailChange(address);
      setSentTo(address);
      notify(emailCodeSent);
      return true;
    } catch (error) {
      failure.show({ title: failed.email, text: providerMessage(error) });
      return false;
    }
  };
  const submit = form.handleSubmit(async ({ email: address }) => {
    if (address.toLowerCase() === email.toLowerCase())
      return form.setError('email', { message: 'This is already your address.' }, { shouldFocus: true });
    await send(address);
  });
  const finish = async () => {
    await onChanged();
    form.reset();
    setSentTo(undefined);
    notifySuccess(emailChanged);
  };
  if (sentTo)
    return (
      <EmailCode
        email={sentTo}
        onConfirmed={finish}
        onResend={() => send(sentTo)}
        onBack={() => setSentTo(undefined)}
      />
    );
  return (
    <form noValidate onSubmit={submit} className="grid w-full max-w-md gap-4">
      <p className="[overflow-wrap:anywhere]">
        You sign in with <strong className="font-[560]">{email}</strong>. We send emails there too.
      </p>
      <Input form={form} name="email" label="New email" type="email" autoComplete="email" />
      <Button type="submit" className="justify-self-start" busy={form.formState.isSubmitting && 'Sending…'}>
        Send a code
      </Button>
    </form>
  );
}

type CodeProps = {
  email: string;
  onConfirmed: () => Promise<void>;
  onResend: () => Promise<boolean>;
  onBack: () => void;
};

function EmailCode({ email, onConfirmed, onResend, onBack }: CodeProps) {
  const form = useForm<ConfirmCode>({ resolver: codeResolver, defaultValues: { code: '' } });
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await confirmEmailChange(code);
    } catch (error) {
      return form.setError('code', { message: providerMessage(error) }, { shouldFocus: true });
    }
    await onConfirmed();
  });
  return (
    <form noValidate onSubmit={submit} className="grid w-full max-w-md gap-4">
      <p className="[overflow-wrap:anywhere]">
        We sent a 6-digit code to <strong className="font-[560]">{email}</strong>. Your old address stays until you
        enter it.
      </p>
      <CodeInput form={form} onPasted={() => void submit()} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.formState.isSubmitting && 'Checking…'}>
          Confirm
        </Button>
        <Button tone="quiet" onClick={onBack}>
          Use another email
        </Button>
      </div>
      <div>
        <ResendButton onSend={onResend} />
      </div>
    </form>
  );
}
