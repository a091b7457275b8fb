import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { confirmAndSignOut } from './confirm-and-sign-out.ts';

/** The sign-out button; only an icon in a collapsed sidebar. */
export function SignOutButton({ iconOnly }: { iconOnly?: boolean | undefined }) {
  const [leaving, setLeaving] = useState(false);
  const click = async () => {
    setLeaving(true);
    if (!(await confirmAndSignOut())) setLeaving(false);
  };
  return (
    <Button
      tone="quiet"
      size="small"
      busy={leaving && (iconOnly ? ' ' : 'Signing out…')}
      onClick={() => void click()}
      title={iconOnly ? 'Sign out' : undefined}
      className={iconOnly ? 'size-10 px-0!' : ''}
    >
      <LogOut className="size-4" strokeWidth={1.75} aria-hidden />
      <span className={iconOnly ? 'sr-only' : ''}>Sign out</span>
    </Button>
  );
}
