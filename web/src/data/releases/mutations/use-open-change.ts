import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { changeIdOf } from '../../../../../shared/change-id.ts';
import type { ReleaseId } from '../../../../../shared/ids.ts';
import { api } from '../../../lib/api.ts';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { pathTo } from '../../../lib/paths.ts';
import { isProblem } from '../../../lib/problem-message.ts';
import { useAction } from '../../../ui/use-action.ts';
import { releaseKeys, staleAfter } from '../keys.ts';
import { openChangeMessage } from '../messages/change.ts';
import { storeNewRelease } from '../release-cache.ts';

/** Opens a change of a delivered release, or the one that is open already, and shows it (product 35.1). */
export function useOpenChange() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const intention = useIdempotencyKey();

  async function open(releaseId: ReleaseId): Promise<void> {
    const idempotencyKey = intention.keyFor(releaseId);
    try {
      storeNewRelease(
        client,
        await api('POST /api/releases/{releaseId}/changes', { params: { releaseId }, idempotencyKey }),
      );
    } catch (error) {
      if (!isProblem(error, 'change-open')) throw error;
    }
    intention.done();
  }

  return useAction(open, {
    done(_, releaseId) {
      void client.invalidateQueries({ queryKey: staleAfter.created });
      void client.invalidateQueries({ queryKey: releaseKeys.detail(releaseId) });
      void navigate(pathTo('/dashboard/releases/:releaseId', { releaseId: changeIdOf(releaseId) }));
      return undefined;
    },
    failed: (error) => ({ title: 'The change was not opened', text: openChangeMessage(error) }),
  });
}
