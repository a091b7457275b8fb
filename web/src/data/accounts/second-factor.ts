import { useMutation } from '@tanstack/react-query';
import { turnSecondFactorOff, turnSecondFactorOn } from '../../lib/account-provider.ts';
import { useFollowPool } from './follow-pool.ts';

/** Turns the second factor on, with the app's first code, or off. */
export function useTurnSecondFactor() {
  const followPool = useFollowPool();
  return useMutation({
    mutationFn: (change: { on: string } | 'off') =>
      change === 'off' ? turnSecondFactorOff() : turnSecondFactorOn(change.on),
    // A refused code stays refused.
    retry: false,
    onSuccess: followPool,
  });
}
