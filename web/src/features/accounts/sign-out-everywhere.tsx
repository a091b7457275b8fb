import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { PageSection } from '../../ui/page-section.tsx';

const SignOutEverywhereDialog = lazyDialog(() => import('./sign-out-everywhere-dialog.tsx'));

/** Ends every session of the account, for a user who has lost a phone or shared the password. */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  return (
    <PageSection
      title="Sign-ins"
      lead="Lost a device, or think someone knows your password? Sign out on all your devices at once."
    >
      <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      {asking && <SignOutEverywhereDialog open onClose={() => setAsking(false)} />}
    </PageSection>
  );
}
