import { Suspense, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { SignUp } from '../../../../shared/accounts/sign-up.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { knownEmail } from '../../lib/known-email.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx';
import { useSession } from '../../lib/use-session.ts';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { type Credentials, SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

// Loaded after the first paint, because no visit begins with these steps.
const CodeStep = lazyWithRetry(() => import('./code-step.tsx'));
const ResetForm = lazyWithRetry(() => import('./reset-form.tsx'));
// Shown only to redirected visitors. The form waits for it, so that nothing moves while they type.
const WhySignIn = lazyWithRetry(() => import('./sign-in-reason.tsx'));

const tabs = [
  { value: 'signup', label: 'Sign Up' },
  { value: 'signin', label: 'Sign In' },
  { value: 'reset', label: 'Reset' },
] as const;
type Tab = (typeof tabs)[number]['value'];

const titles: Record<Tab, string> = { signup: 'Sign up', signin: 'Sign in', reset: 'Reset your password' };

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

/**
 * The sign-in tabs. The forms' state is kept here, so that typed text survives switching tabs. The URL contains the tab
 * and the email address to be confirmed (`confirm`), so that a reload continues at the same point.
 */
export function AuthTabs() {
  const [query, setQuery] = useSearchParams();
  const { value: chosen, label } = tabs.find(({ value }) => value === query.get('tab')) ?? tabs[0];
  const unconfirmed = query.get('confirm');
  const session = useSession();
  const isSentHere = query.has('redirect') || (session.state === 'visitor' && session.why === 'ended');
  useDocumentTitle(unconfirmed ? 'Confirm your email' : titles[chosen]);
  const [typed, setTyped] = useState<Credentials>();
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    void CodeStep.preload();
    void ResetForm.preload();
  }, []);
  const signUp = useForm<SignUp>({ resolver: signUpResolver, defaultValues: blank });
  const signIn = useForm<Credentials>({
    resolver: signInResolver,
    defaultValues: { email: knownEmail(), password: '' },
  });
  // The email address comes from the link in a reset email, so the user already has the code.
  const mailedTo = (chosen === 'reset' && query.get('email')) || undefined;
  const reset = useForm<{ email: string }>({ resolver: resetResolver, defaultValues: { email: mailedTo ?? '' } });

  const queryOf = (tab: string, confirm?: string) => {
    const next = new URLSearchParams(query);
    next.set('tab', tab);
    if (confirm) next.set('confirm', confirm);
    else next.delete('confirm');
    return next;
  };
  const show = (tab: string, confirm?: string) => setQuery(queryOf(tab, confirm), { replace: true });
  const toSignIn = (email: string) => {
    signIn.setValue('email', email);
    show('signin');
  };
  const toReset = (email: string) => {
    reset.setValue('email', email);
    show('reset');
  };
  const toCode = (account: Credentials) => {
    setTyped(account);
    show(chosen, account.email);
  };

  if (unconfirmed) {
    return (
      <Suspense>
        <CodeStep
          email={unconfirmed}
          password={typed?.email === unconfirmed ? typed.password : undefined}
          onSignIn={() => {
            setFirst(true);
            toSignIn(unconfirmed);
          }}
          onBack={() => show(chosen)}
        />
      </Suspense>
    );
  }
  return (
    <div className="grid gap-6">
      <TabLinks
        label="Account"
        replaces
        links={tabs.map(({ value, label }) => ({ to: `?${queryOf(value)}`, label, isCurrent: value === chosen }))}
      />
      <section aria-label={label}>
        {chosen === 'signup' && <SignUpForm form={signUp} onCreated={toCode} />}
        {chosen === 'signin' && (
          <Suspense fallback={<Skeleton className="h-72" />}>
            <div className="grid gap-4">
              {isSentHere && (
                <PartBoundary>
                  <WhySignIn />
                </PartBoundary>
              )}
              <SignInForm form={signIn} isFirst={isFirst} onUnconfirmed={toCode} onMustReset={toReset} />
            </div>
          </Suspense>
        )}
        <Suspense>{chosen === 'reset' && <ResetForm form={reset} mailedTo={mailedTo} onChanged={toSignIn} />}</Suspense>
      </section>
    </div>
  );
}
