import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ReleaseId } from '../../../../../shared/ids.ts';
import type { Release } from '../../../../../shared/releases/release.ts';
import { api } from '../../../lib/api.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { pathTo } from '../../../lib/paths.ts';
import { notifyFailure } from '../../../ui/toast.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { releaseKeys, staleAfter } from '../keys.ts';
import { copyCoverMessage } from '../messages/copy.ts';
import { createMessage } from '../messages/release.ts';
import { storeNewRelease } from '../release-cache.ts';

type Copy = { releaseId: ReleaseId; what: 'duplicate' | 'next'; hasCover: boolean };

/** Copies a release to a new draft (product 32.3, 32.4), and opens it. A double click creates only one copy. */
export function useCopyRelease() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const intention = useIdempotencyKey();

  async function copy({ releaseId, what }: Copy): Promise<Release> {
    const idempotencyKey = intention.keyFor(`${what} ${releaseId}`);
    const made = await api('POST /api/releases/{releaseId}/copies', {
      params: { releaseId },
      body: { what },
      idempotencyKey,
    });
    intention.done();
    return made;
  }

  /** Copies the cover as well. If this fails, the copied release is kept without it. */
  const copyCover = (to: ReleaseId, from: ReleaseId) =>
    api('POST /api/releases/{releaseId}/cover-copies', { params: { releaseId: to }, body: { from } }).then(
      () => client.invalidateQueries({ queryKey: releaseKeys.detail(to) }),
      (error: unknown) => void notifyFailure({ title: 'The cover was not copied', text: copyCoverMessage(error) }),
    );

  return useAction(copy, {
    done(release, { releaseId, what, hasCover }) {
      storeNewRelease(client, release);
      void client.invalidateQueries({ queryKey: staleAfter.created });
      if (what === 'duplicate' && hasCover) void copyCover(release.id, releaseId);
      void navigate(pathTo('/dashboard/releases/:releaseId', { releaseId: release.id }));
      return what === 'duplicate'
        ? { title: 'Duplicated', text: 'This is the copy. It has no audio, codes or dates yet.' }
        : undefined;
    },
    failed: (error) => ({ title: 'The release was not created', text: createMessage(error) }),
  });
}
