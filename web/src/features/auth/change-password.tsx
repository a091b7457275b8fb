import { useForm } from 'react-hook-form';
import { useChangePassword } from '../../data/accounts/mutations.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import type { ChangePassword as Typed } from './forms.ts';
import { Input } from './input.tsx';
import { KnownUsername } from './known-username.tsx';
import { failed, isPasswordError, othersStaySignedIn, passwordChanged, providerMessage } from './messages.ts';

const resolver = lazyResolver<Typed>(async () => (await import('./forms.ts')).ChangePassword);
const blank = { oldPassword: '', newPassword: '', again: '' };

/**
 * Changes the password. Asks for the old password, and twice for the new one; the second field appears when the user
 * starts typing in the first (product 3.19).
 */
export function ChangePassword({ email }: { email: string }) {
  const form = useForm<Typed>({ resolver, defaultValues: blank });
  const failure = useFailureToast();
  const change = useChangePassword();
  const submit = form.handleSubmit(async ({ oldPassword, newPassword }) => {
    failure.takeAway();
    try {
      const othersEnded = await change.mutateAsync({ email, oldPassword, newPassword });
      form.reset(blank);
      notify(othersEnded ? passwordChanged : othersStaySignedIn);
    } catch (error) {
      if (isPasswordError(error))
        return form.setError('oldPassword', { message: 'That isn’t your password.' }, { shouldFocus: true });
      return failure.show({ title: failed.password, text: providerMessage(error) });
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid w-full max-w-md gap-4">
      <KnownUsername email={email} />
      <Input form={form} name="oldPassword" label="Current password" type="password" autoComplete="current-password" />
      <Input
        form={form}
        name="newPassword"
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="8 characters or more, with an uppercase letter, a lowercase letter and a number"
      />
      {form.watch('newPassword') !== '' && (
        <Input form={form} name="again" label="Confirm new password" type="password" autoComplete="new-password" />
      )}
      <Button type="submit" className="justify-self-start" busy={form.formState.isSubmitting && 'Saving…'}>
        Change password
      </Button>
    </form>
  );
}
