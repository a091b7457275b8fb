import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReleaseDetail } from '../../../../../shared/releases/release-detail.ts';
import { api } from '../../../lib/api.ts';
import { releaseKeys } from '../keys.ts';
import { newestDetail } from '../release-cache.ts';
import { inspectionPoll } from './inspection-poll.ts';

/** How long to expect a file. Its upload URL is valid for a quarter of an hour, so it cannot arrive later. */
const FILE_EXPECTED_MS = 20 * 60_000;
const POLL_MS = 1000;
/** Polling interval while a file is uploaded here or in another window. Live updates usually report it earlier. */
const AWAITED_POLL_MS = 5000;

const awaitsFile = (detail: ReleaseDetail | undefined): boolean =>
  detail?.media.some(
    ({ state, createdAt }) => state === 'awaited' && Date.now() - Date.parse(createdAt) < FILE_EXPECTED_MS,
  ) ?? false;

/** Whether the release is paid for and will be submitted within seconds. */
const isBeingSubmitted = (detail: ReleaseDetail | undefined): boolean =>
  detail?.release.paidSubmission?.state === 'due';

/** A release with its uploads, as its artist sees it. */
export const releaseQuery = (client: QueryClient, releaseId: string | undefined) =>
  queryOptions({
    queryKey: releaseKeys.detail(releaseId ?? ''),
    queryFn: async () =>
      newestDetail(client, await api('GET /api/releases/{releaseId}', { params: { releaseId: releaseId ?? '' } })),
    enabled: releaseId !== undefined,
  });

/**
 * @param releaseId undefined on a page that begins without a release
 * @param watch whether to poll every second, while the server checks a file that has just been sent
 */
export function useRelease(releaseId: string | undefined, { watch = false }: { watch?: boolean } = {}) {
  const client = useQueryClient();
  return useQuery({
    ...releaseQuery(client, releaseId),
    refetchInterval: ({ state }) =>
      watch || isBeingSubmitted(state.data)
        ? POLL_MS
        : awaitsFile(state.data)
          ? AWAITED_POLL_MS
          : state.data !== undefined && inspectionPoll(state.data.release),
  });
}
