import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';

/** What this needs to know of a question to the server. */
type Query<T> = {
  data: T | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type Props<T> = {
  query: Query<T>;
  /** Until the first answer. */
  loading: ReactNode;
  /** What is said of a failure; beside it stands the way to try again. */
  failed: (error: unknown) => string;
  /** A failure is said only while there is nothing to show: what is on the page may stay as it was. */
  firstOnly?: boolean;
  /** Of the newest answer; it stays when asking again has failed. */
  children: (data: T) => ReactNode;
};

/** The states of something that is asked for: loading, failed, there. */
export function QueryState<T>({ query, loading, failed, firstOnly, children }: Props<T>) {
  const { data, error, isError, isFetching, refetch } = query;
  const isMissing = data === undefined;
  return (
    <>
      {isMissing && !isError && loading}
      {isError && (isMissing || !firstOnly) && (
        <LoadFailed message={failed(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!isMissing && children(data)}
    </>
  );
}
