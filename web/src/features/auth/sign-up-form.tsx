import type { UseFormReturn } from 'react-hook-form';
import type { SignUp } from '../../../../shared/accounts/sign-up.ts';
import { signUp } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { notify, notifyFailure } from '../../ui/toast.tsx';
import { CountryInput } from './country-input.tsx';
import { Input } from './input.tsx';
import { created, failed, providerMessage } from './messages.ts';

type Props = {
  form: UseFormReturn<SignUp>;
  /** The account exists, and a code is on its way to its e-mail. */
  onCreated: (account: { email: string; password: string }) => void;
};

export function SignUpForm({ form, onCreated }: Props) {
  const submit = form.handleSubmit(async (account) => {
    try {
      const { attributesOf } = await import('./forms.ts');
      await signUp({ email: account.email, password: account.password, attributes: attributesOf(account) });
      notify(created);
      onCreated(account);
    } catch (error) {
      notifyFailure({ title: failed.signUp, text: providerMessage(error) });
    }
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
