import { useForm } from 'react-hook-form';
import { useToggleSecondFactor } from '../../data/accounts/second-factor.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { Button } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { notifySuccess } from '../../ui/toast.tsx';
import { CodeInput } from './code-input.tsx';
import type { ConfirmCode } from './forms.ts';
import { appCodeMessage, secondFactorOn } from './messages.ts';

const resolver = lazyResolver<ConfirmCode>(async () => (await import('./forms.ts')).ConfirmCode);

type Props = { secret: string; uri: string; onEnd: () => void };

/** Shows the secret for the app, as a QR code and as text, and checks the app's first code. */
export default function SecondFactorEnrollment({ secret, uri, onEnd }: Props) {
  const form = useForm<ConfirmCode>({ resolver, defaultValues: { code: '' } });
  const turn = useToggleSecondFactor();
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await turn.mutateAsync({ on: code });
    } catch (error) {
      return form.setError('code', { message: appCodeMessage(error) }, { shouldFocus: true });
    }
    notifySuccess(secondFactorOn);
    onEnd();
  });
  return (
    <form noValidate onSubmit={submit} className="grid w-full max-w-md gap-4">
      <p>
        Scan this with an authenticator app (any will do: 1Password, Google Authenticator, Aegis), or type the key into
        it.
      </p>
      <QrCode text={uri} label="QR code to scan with your app" />
      <p className="grid gap-1">
        <span className="text-small font-[560]">Key</span>
        <code className="font-text text-small tracking-wide [overflow-wrap:anywhere]">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <CodeInput form={form} onPasted={() => void submit()} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.formState.isSubmitting && 'Checking…'}>
          Turn it on
        </Button>
        <Button tone="quiet" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
