import { useForm } from 'react-hook-form';
import { confirmSignUp, resendCode } from '../../lib/account-provider.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { signIn } from '../../lib/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { notify, notifyFailure } from '../../ui/toast.tsx';
import { CodeInput } from './code-input.tsx';
import type { ConfirmCode } from './forms.ts';
import { codeSent, confirmed, confirmedOnly, failed, providerMessage } from './messages.ts';
import { ResendButton } from './resend-button.tsx';

const resolver = lazyResolver<ConfirmCode>(async () => (await import('./forms.ts')).ConfirmCode);

type Props = {
  email: string;
  /** The password typed on this page; undefined after a reload. */
  password: string | undefined;
  /** Called when the email address is confirmed, now or earlier, and the user still has to sign in. */
  onSignIn: () => void;
  onBack: () => void;
};

/** Asks for the six digits from the email. Then signs in automatically, if the password is still known. */
export default function CodeStep({ email, password, onSignIn, onBack }: Props) {
  const form = useForm<ConfirmCode>({ resolver, defaultValues: { code: '' } });
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
    onSignIn();
  });

  const sendAgain = async (): Promise<boolean> => {
    const refused = await resendCode(email).then(
      () => undefined,
      // No code is sent to a confirmed email address, which the page must not reveal.
      (error: Error) => (error.name === 'InvalidParameterException' ? undefined : error),
    );
    if (refused) form.setError('code', { message: providerMessage(refused) });
    else {
      form.reset();
      notify(codeSent);
    }
    return refused === undefined;
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <h2 className="text-lead">Confirm your email</h2>
      <p className="text-soft">
        We sent a 6-digit code to <strong className="font-[560] text-ink">{email}</strong>.
      </p>
      <CodeInput form={form} onPasted={() => void submit()} />
      <Button type="submit" tone="signal" busy={form.formState.isSubmitting && 'Checking…'}>
        Confirm
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button tone="quiet" size="small" onClick={onBack}>
          Use another email
        </Button>
        <ResendButton onSend={sendAgain} />
      </div>
      <p className="border-t border-line pt-4 text-small text-soft">
        No code after a few minutes? Check your spam folder. If the address already has an account, we don’t send one:{' '}
        <button type="button" onClick={onSignIn} className="text-ink underline underline-offset-4">
          sign in instead
        </button>
        .
      </p>
    </form>
  );
}
