import type { QueryClient } from '@tanstack/react-query';
import type { Release } from '../../../../shared/releases/release.ts';

/** Parts of a release that the page shows as they were asked for, before the server has them. */
export type OptimisticPart = 'trackIds' | 'checklist';

/** The key of the mutations that change a part. */
export const partKey = (part: OptimisticPart, releaseId: string) => [part, releaseId] as const;

/** An answer with those parts of the release on the page that are still being written: it does not know of them yet. */
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
