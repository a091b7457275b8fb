import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { Button } from '../../ui/button.tsx';
import type { OnlyPassword } from './forms.ts';
import { Input } from './input.tsx';
import { KnownUsername } from './known-username.tsx';
import { providerMessage } from './messages.ts';

const resolver = lazyResolver<OnlyPassword>(async () => (await import('./forms.ts')).OnlyPassword);

type Props = {
  email: string;
  /** @throws the provider's error, which is shown next to the field */
  onPassword: (password: string) => Promise<void>;
  /** The alternative to signing in. */
  children: ReactNode;
};

/** Asks for the password of a known account. */
export function OnlyPasswordForm({ email, onPassword, children }: Props) {
  const form = useForm<OnlyPassword>({ resolver, defaultValues: { password: '' } });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await onPassword(password);
    } catch (error) {
      form.setError('password', { message: providerMessage(error) }, { shouldFocus: true });
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <KnownUsername email={email} />
      <Input form={form} name="password" label="Password" type="password" autoComplete="current-password" autoFocus />
      <Button type="submit" tone="signal" busy={form.formState.isSubmitting && 'Signing in…'}>
        Sign In
      </Button>
      {children}
    </form>
  );
}
