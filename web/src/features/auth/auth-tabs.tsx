import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { SignUp } from '../../../../shared/accounts/sign-up.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { CodeStep } from './code-step.tsx';
import { ResetForm } from './reset-form.tsx';
import { type Credentials, SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const tabs = [
  { value: 'signup', label: 'Sign Up' },
  { value: 'signin', label: 'Sign In' },
  { value: 'reset', label: 'Reset' },
] as const;

const forms = () => import('./forms.ts');
const signUpResolver = lazyResolver<SignUp>(async () => (await forms()).SignUp);
const signInResolver = lazyResolver<Credentials>(async () => (await forms()).SignIn);
const resetResolver = lazyResolver<{ email: string }>(async () => (await forms()).ResetRequest);

const blank = {
  fullName: '',
  email: '',
  password: '',
  country: '',
  instagramHandle: '',
  spotifyProfile: '',
  whatsappNumber: '',
};

/** The forms live here and not in their tabs, so that what was typed is still there after a look at another tab. */
export function AuthTabs() {
  const [query, setQuery] = useSearchParams();
  const chosen = tabs.find(({ value }) => value === query.get('tab'))?.value ?? 'signup';
  const [unconfirmed, setUnconfirmed] = useState<Credentials>();
  const signUp = useForm<SignUp>({ resolver: signUpResolver, defaultValues: blank });
  const signIn = useForm<Credentials>({ resolver: signInResolver, defaultValues: { email: '', password: '' } });
  // The link of a reset mail names the address: whoever follows it has the code already.
  const mailedTo = (chosen === 'reset' && query.get('email')) || undefined;
  const reset = useForm<{ email: string }>({ resolver: resetResolver, defaultValues: { email: mailedTo ?? '' } });

  const choose = (tab: string) =>
    setQuery(
      (before) => {
        before.set('tab', tab);
        return before;
      },
      { replace: true },
    );
  const toSignIn = (email: string) => {
    signIn.setValue('email', email);
    setUnconfirmed(undefined);
    choose('signin');
  };
  const toReset = (email: string) => {
    reset.setValue('email', email);
    choose('reset');
  };

  if (unconfirmed) {
    return (
      <CodeStep
        account={unconfirmed}
        onConfirmed={() => toSignIn(unconfirmed.email)}
        onBack={() => setUnconfirmed(undefined)}
      />
    );
  }
  return (
    <Tabs label="Account" tabs={tabs} chosen={chosen} onChoose={choose}>
      {chosen === 'signup' && <SignUpForm form={signUp} onCreated={setUnconfirmed} />}
      {chosen === 'signin' && <SignInForm form={signIn} onUnconfirmed={setUnconfirmed} onMustReset={toReset} />}
      {chosen === 'reset' && <ResetForm form={reset} mailedTo={mailedTo} onChanged={toSignIn} />}
    </Tabs>
  );
}
