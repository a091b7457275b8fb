import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';

/** The properties of a query that are needed here. */
type Query<T> = {
  data: T | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type Props<T> = {
  query: Query<T>;
  /** Shown until the first answer. */
  loading: ReactNode;
  /** Returns the message for a failure, which is shown beside a retry button. */
  failed: (error: unknown) => string;
  /** Shows a failure only if there is no data; otherwise the data stays visible. */
  firstOnly?: boolean;
  /** Renders the newest data, which stays visible when a refetch fails. */
  children: (data: T) => ReactNode;
};

/** A query's states: loading, failed, loaded. */
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
