import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';

export const dataExportKeys = {
  /** The id is part of the key, so that no user sees another account's data. */
  last: (userId: string | undefined) => ['data-export', userId] as const,
};

/** How often the page polls while the archive is being created. */
const POLL_MS = 5_000;

/** The user's own archive. */
export function useDataExport() {
  const userId = useUserId();
  return useQuery({
    queryKey: dataExportKeys.last(userId),
    queryFn: () => api('GET /api/me/data-export'),
    enabled: userId !== undefined,
    refetchInterval: ({ state }) => state.data?.state === 'making' && POLL_MS,
  });
}
