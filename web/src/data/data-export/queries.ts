import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';

export const dataExportKeys = {
  /** The id is part of the key: nobody sees what was loaded for another. */
  last: (userId: string | undefined) => ['data-export', userId] as const,
};

/** While it is made, the page looks again so often. */
const LOOK_AGAIN_MS = 5_000;

/** Where the own archive is. */
export function useDataExport() {
  const userId = useUserId();
  return useQuery({
    queryKey: dataExportKeys.last(userId),
    queryFn: () => api('GET /api/me/data-export'),
    enabled: userId !== undefined,
    refetchInterval: ({ state }) => state.data?.state === 'making' && LOOK_AGAIN_MS,
  });
}
