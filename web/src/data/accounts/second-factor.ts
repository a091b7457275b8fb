import { useMutation } from '@tanstack/react-query';
import { turnSecondFactorOff, turnSecondFactorOn } from '../../lib/account-provider.ts';
import { useRenewAfterPoolChange } from './use-renew-after-pool-change.ts';

/** Turns the second factor off, or turns it on with the app's first code. */
export function useToggleSecondFactor() {
  const followPool = useRenewAfterPoolChange();
  return useMutation({
    mutationFn: (change: { on: string } | 'off') =>
      change === 'off' ? turnSecondFactorOff() : turnSecondFactorOn(change.on),
    // Retrying cannot correct a rejected code.
    retry: false,
    onSuccess: followPool,
  });
}
