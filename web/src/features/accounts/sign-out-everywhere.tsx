import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const SignOutEverywhereDialog = lazyDialog(() => import('./sign-out-everywhere-dialog.tsx'));

/** For a lost phone, or a password that somebody else knows. */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="sign-ins" className="grid max-w-2xl justify-items-start gap-3 border-t border-line py-6">
      <h2 id="sign-ins" className="text-lead">
        Sign-ins
      </h2>
      <p className="max-w-prose text-soft">
        Is a device lost, or might somebody know your password? Sign out on all your devices at once.
      </p>
      <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      <Suspense>{asking && <SignOutEverywhereDialog open onClose={() => setAsking(false)} />}</Suspense>
    </section>
  );
}
