import { statementsMessage } from '../../../data/statements/messages.ts';
import { useUnmatched } from '../../../data/statements/queries.ts';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Planned } from '../statement-text.ts';
import { MatchRecording } from './match-recording.tsx';

/**
 * Recordings that could not be identified by their codes, in descending order of earnings, with the decisions about
 * them (product 30.7).
 */
export function Unmatched({ statement }: { statement: Planned }) {
  const { statementId, plan } = statement;
  const { rows, error, isFetching, retry, more } = useUnmatched(statementId, plan.version);
  return (
    <div className="grid max-w-5xl gap-4">
      {error && (
        <LoadFailed
          message={`Failed to fetch the recordings. ${statementsMessage(error)}`}
          onRetry={retry}
          busy={isFetching}
        />
      )}
      {!error && !rows && (
        <Loading>
          <Skeleton className="h-32" />
        </Loading>
      )}
      {rows?.length === 0 && <p className="text-soft">Every recording is matched by its codes.</p>}
      {rows && rows.length > 0 && (
        <ul aria-label="Recordings to match">
          {rows.map((recording) => (
            <li key={recording.key} className="border-t border-line py-3 first:border-t-0">
              <MatchRecording statement={statement} recording={recording} />
            </li>
          ))}
        </ul>
      )}
      {rows && more && <LoadMore loaded={rows.length} total={undefined} more={more} isArranged={false} />}
    </div>
  );
}
