import type { UseFormReturn } from 'react-hook-form';
import type { SignUp } from '../../../../shared/accounts/sign-up.ts';
import { resendCode, signUp } from '../../lib/account-provider.ts';
import { signIn } from '../../lib/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { CountryInput } from './country-input.tsx';
import { Input } from './input.tsx';
import { created, failed, isKnownEmailError, providerMessage, welcome } from './messages.ts';
import type { Credentials } from './sign-in-form.tsx';

type Props = {
  form: UseFormReturn<SignUp>;
  /** Called once the form is accepted. A code has been sent, unless the address already has an account. */
  onCreated: (account: Credentials) => void;
};

export function SignUpForm({ form, onCreated }: Props) {
  const failure = useFailureToast();
  const submit = form.handleSubmit(async (account) => {
    failure.takeAway();
    try {
      const { poolAttributesFrom: attributesOf } = await import('./forms.ts');
      await signUp({ email: account.email, password: account.password, attributes: attributesOf(account) });
    } catch (error) {
      if (!isKnownEmailError(error)) return failure.show({ title: failed.signUp, text: providerMessage(error) });
      if (await signInIfOwner(account)) return void notify(welcome);
    }
    notify(created);
    onCreated(account);
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Input form={form} name="fullName" label="Full Name" autoComplete="name" />
      <Input form={form} name="email" label="Email" type="email" autoComplete="username" />
      <Input
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="8 characters or more, with an uppercase letter, a lowercase letter and a number"
      />
      <CountryInput form={form} />
      <Input
        form={form}
        name="instagramHandle"
        label="Best social media account"
        hint="A handle or link where listeners can find you"
        autoComplete="off"
      />
      <Input
        form={form}
        name="spotifyProfile"
        label="Spotify Profile (optional)"
        type="url"
        placeholder="https://open.spotify.com/artist/…"
        autoComplete="off"
      />
      <Input
        form={form}
        name="whatsappNumber"
        label="WhatsApp Number (optional)"
        type="tel"
        placeholder="+15551234567"
        autoComplete="tel"
      />
      <Button type="submit" tone="signal" busy={form.formState.isSubmitting && 'Signing up…'}>
        Sign Up
      </Button>
    </form>
  );
}

/**
 * Tries to sign in with the typed password, which works if the visitor already owns the account. Anybody else sees the
 * same as for a new email address, so that the page does not reveal who has an account. An unconfirmed account is sent
 * another code.
 * @returns whether the visitor is now signed in
 */
async function signInIfOwner({ email, password }: Credentials): Promise<boolean> {
  const step = await signIn(email, password).catch(() => undefined);
  if (step !== 'done') await resendCode(email).catch(() => undefined);
  return step === 'done';
}
