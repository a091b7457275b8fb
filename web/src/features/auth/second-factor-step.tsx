import { useForm } from 'react-hook-form';
import { brand } from '../../../../shared/brand.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { answerSecondFactor } from '../../lib/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from './code-input.tsx';
import type { ConfirmCode } from './forms.ts';
import { appCodeMessage } from './messages.ts';

const resolver = lazyResolver<ConfirmCode>(async () => (await import('./forms.ts')).ConfirmCode);

type Props = {
  /** Checks the code; by default as part of the page's own sign-in. */
  onCode?: (code: string) => Promise<unknown>;
  onDone: () => void;
  onBack: () => void;
};

/** The second step of a sign-in: the code from the authenticator app (product 3.20). */
export default function SecondFactorStep({ onCode = answerSecondFactor, onDone, onBack }: Props) {
  const form = useForm<ConfirmCode>({ resolver, defaultValues: { code: '' } });
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await onCode(code);
    } catch (error) {
      return form.setError('code', { message: appCodeMessage(error) }, { shouldFocus: true });
    }
    onDone();
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <h2 className="text-lead">One more step</h2>
      <p className="text-soft">Open your authenticator app and type the code for {brand.name}.</p>
      <CodeInput form={form} onPasted={() => void submit()} />
      <Button type="submit" tone="signal" busy={form.formState.isSubmitting && 'Checking…'}>
        Sign In
      </Button>
      <Button tone="quiet" size="small" className="justify-self-start" onClick={onBack}>
        Back to the password
      </Button>
      <p className="border-t border-line pt-4 text-small text-soft">
        Lost your phone? Write to{' '}
        <a href={`mailto:${brand.supportEmail}`} className="text-ink underline underline-offset-4">
          {brand.supportEmail}
        </a>
        : once we’ve checked that it’s you, we’ll remove this step from your account.
      </p>
    </form>
  );
}
