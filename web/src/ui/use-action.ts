import { useRef } from 'react';
import { notify, notifyFailure, type RemoveToast } from './toast.tsx';

type Notice = Parameters<typeof notify>[0];

// biome-ignore lint/suspicious/noConfusingVoidType: most callbacks return nothing
type MaybeNotice = Notice | void;

type Outcome<V, R> = {
  /** Called on success. A returned notice is shown. */
  done?: (result: R, variables: V) => MaybeNotice;
  /** Called on failure. A returned notice is shown; return none if the page shows the failure itself. */
  failed: (error: unknown, variables: V) => MaybeNotice;
  /** Called after success or failure. */
  settled?: () => void;
};

/**
 * Runs a user's action and reports its outcome, even if its component has been unmounted. A failure is shown until the
 * next attempt.
 * @param run a mutation's `mutateAsync`
 */
export function useAction<V, R>(run: (variables: V) => Promise<R>, { done, failed, settled }: Outcome<V, R>) {
  const failure = useRef<RemoveToast>(undefined);
  const act = async (variables: V): Promise<void> => {
    // A retry removes the earlier failure.
    failure.current?.();
    const outcome = await run(variables).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    if ('result' in outcome) {
      const notice = done?.(outcome.result, variables);
      if (notice) notify(notice);
    } else {
      const notice = failed(outcome.error, variables);
      failure.current = notice ? notifyFailure(notice) : undefined;
    }
    settled?.();
  };
  return (variables: V): void => void act(variables);
}
