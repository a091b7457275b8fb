import type { UseFormReturn } from 'react-hook-form';
import type { SignUp } from '../../../../shared/accounts/sign-up.ts';
import { signUp } from '../../lib/account-provider.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toast.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { CountryInput } from './country-input.tsx';
import { Input } from './input.tsx';
import { created, failed, isAboutKnownAddress, providerMessage } from './messages.ts';
import type { Credentials } from './sign-in-form.tsx';

type Props = {
  form: UseFormReturn<SignUp>;
  /** The account exists, and a code is on its way to its e-mail. */
  onCreated: (account: Credentials) => void;
  /** The address has an account already. */
  onSignIn: (email: string) => void;
  /** The same, and its code was never entered. */
  onEnterCode: (account: Credentials) => void;
};

/** The kind of the error of an address that has an account. */
const KNOWN = 'known';

export function SignUpForm({ form, onCreated, onSignIn, onEnterCode }: Props) {
  const failure = useFailureToast();
  const isKnown = form.getFieldState('email', form.formState).error?.type === KNOWN;
  const submit = form.handleSubmit(async (account) => {
    failure.takeAway();
    try {
      const { attributesOf } = await import('./forms.ts');
      await signUp({ email: account.email, password: account.password, attributes: attributesOf(account) });
      notify(created);
      onCreated(account);
    } catch (error) {
      const text = providerMessage(error);
      // Who has an account goes on from there, at the field; the form is long, and its end is where it was sent from.
      if (isAboutKnownAddress(error)) form.setError('email', { type: KNOWN, message: text }, { shouldFocus: true });
      else failure.show({ title: failed.signUp, text });
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Input form={form} name="fullName" label="Full Name" autoComplete="name" />
      <Input
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        below={
          isKnown && (
            <div className="flex flex-wrap gap-2">
              <Button size="small" onClick={() => onSignIn(form.getValues('email'))}>
                Sign in instead
              </Button>
              <Button size="small" tone="quiet" onClick={() => onEnterCode(form.getValues())}>
                Enter your code
              </Button>
            </div>
          )
        }
      />
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
        hint="A handle or a link: where your listeners find you"
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
