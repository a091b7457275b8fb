import { useRef } from 'react';
import { notify, notifyFailure, type TakeAway } from './toast.tsx';

type Notice = Parameters<typeof notify>[0];

// biome-ignore lint/suspicious/noConfusingVoidType: most of what is done then says nothing
type Said = Notice | void;

type Outcome<V, R> = {
  /** When it is done. The notice that it answers is shown. */
  done?: (result: R, variables: V) => Said;
  /** When it failed. The notice that it answers is shown; none, where the page says it in another way. */
  failed: (error: unknown, variables: V) => Said;
  /** After either. */
  settled?: () => void;
};

/**
 * Something that a person asks for: runs it, and says what became of it, also when its place on the page is gone by
 * then. A failure is said until the next try.
 * @param run what a mutation's `mutateAsync` is
 */
export function useAction<V, R>(run: (variables: V) => Promise<R>, { done, failed, settled }: Outcome<V, R>) {
  const failure = useRef<TakeAway>(undefined);
  const act = async (variables: V): Promise<void> => {
    // What failed before is tried again: that it failed is no longer what matters.
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
