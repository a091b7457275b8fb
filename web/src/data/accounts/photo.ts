import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Photo } from '../../../../shared/media/photo.ts';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/use-session.ts';
import { withRetries } from '../../lib/with-retries.ts';
import { contentTypeOf } from '../media/check-file.ts';
import { sendFile } from '../media/send-file.ts';
import { accountKeys } from './queries.ts';

/** A verdict is told to an open page; whoever hears nothing asks so often. */
const ASK_AGAIN_MS = 3000;

const useUserId = () => {
  const session = useSession();
  return session.state === 'signed-in' ? session.user.id : undefined;
};

/** The own photo, and what became of the last upload. */
export function usePhoto() {
  const userId = useUserId();
  return useQuery({
    queryKey: accountKeys.photo(userId),
    queryFn: () => api('GET /api/me/photo'),
    enabled: userId !== undefined,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.isAwaited ? ASK_AGAIN_MS : false),
  });
}

/** Sends a picture; the server's verdict comes with `usePhoto`. */
export function useSendPhoto() {
  const client = useQueryClient();
  const queryKey = accountKeys.photo(useUserId());
  return useMutation({
    mutationFn: async (file: File) => {
      const contentType = contentTypeOf(file);
      const address = await api('POST /api/me/photo', { body: { contentType, size: file.size } });
      await withRetries(() => sendFile(file, address, () => {}, new AbortController().signal));
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useRemovePhoto() {
  const client = useQueryClient();
  const queryKey = accountKeys.photo(useUserId());
  return useMutation({
    mutationFn: () => api('DELETE /api/me/photo'),
    onSuccess: (photo) => client.setQueryData<Photo>(queryKey, photo),
  });
}
