import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Photo } from '../../../../shared/media/photo.ts';
import { api } from '../../lib/api.ts';
import { useUserId } from '../../lib/use-user-id.ts';
import { withRetries } from '../../lib/with-retries.ts';
import { contentTypeOf } from '../media/check-file.ts';
import { sendFile } from '../media/send-file.ts';
import { accountKeys } from './queries.ts';

/** Uploads a picture. The server's verdict arrives through `usePhoto`. */
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
