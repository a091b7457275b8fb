import { useRef } from 'react';
import { notify, notifyFailure, type TakeAway } from './toast.tsx';

type Notice = Parameters<typeof notify>[0];

// biome-ignore lint/suspicious/noConfusingVoidType: most of what is done then says nothing
type MaybeNotice = Notice | void;

type Outcome<V, R> = {
  /** Called on success. A notice that it returns is shown. */
  done?: (result: R, variables: V) => MaybeNotice;
  /** Called on failure. A notice that it returns is shown; none if the page shows the failure itself. */
  failed: (error: unknown, variables: V) => MaybeNotice;
  /** Called after either. */
  settled?: () => void;
};

/**
 * Runs an action of the user and reports its outcome, even if its place on the page is gone by then. A failure is shown
 * until the next try.
 * @param run a mutation's `mutateAsync`
 */
export function useAction<V, R>(run: (variables: V) => Promise<R>, { done, failed, settled }: Outcome<V, R>) {
  const failure = useRef<TakeAway>(undefined);
  const act = async (variables: V): Promise<void> => {
    // A retry makes the earlier failure irrelevant.
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
