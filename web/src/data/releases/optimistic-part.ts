import type { QueryClient } from '@tanstack/react-query';
import type { Release } from '../../../../shared/releases/release.ts';

/** Parts of a release that the page shows as requested before the server has saved them. */
export type OptimisticPart = 'trackIds' | 'checklist';

/** The mutation key for changes to a part. */
export const partKey = (part: OptimisticPart, releaseId: string) => [part, releaseId] as const;

/** Combines the server's answer with the parts that are still being saved, which the answer does not include yet. */
export function withPending(client: QueryClient, answer: Release, shown: Release | undefined): Release {
  if (!shown) return answer;
  const isPending = (part: OptimisticPart) => client.isMutating({ mutationKey: partKey(part, answer.id) }) > 0;
  const isSameTracks =
    shown.trackIds.length === answer.trackIds.length && shown.trackIds.every((id) => answer.trackIds.includes(id));
  return {
    ...answer,
    ...(isSameTracks && isPending('trackIds') && { trackIds: shown.trackIds }),
    ...(isPending('checklist') && { checklist: shown.checklist }),
  };
}
