import { type ArtistId, deliveredId, type NoticeId } from '../../shared/ids.ts';
import { type Notice, StoreUrl } from '../../shared/notices/notice.ts';
import type { ReleaseFact } from '../../shared/notices/notice-fact.ts';
import type { OfficeRelease } from '../../shared/releases/office-release.ts';
import type { ReleaseRepository } from '../releases/storage/release-repository.ts';
import type { StoreStateRepository } from '../stores/store-state-repository.ts';
import { noticeId } from './notice-id.ts';

type Needs = {
  releases: Pick<ReleaseRepository, 'find'>;
  storeStates: Pick<StoreStateRepository, 'find'>;
};

const dayOf = (at: string): string => at.slice(0, 10);

/**
 * Makes the notice about a fact of a release from its current state; undefined if the release is gone, or if the fact
 * is no longer so. All stores in which a release is first seen live on one day are one notice.
 */
export async function noticeFromFact(
  { releases, storeStates }: Needs,
  artistId: ArtistId,
  fact: ReleaseFact,
): Promise<{ id: NoticeId; at: string; about: Notice } | undefined> {
  const { kind, releaseId, at } = fact;
  const found = (id: typeof releaseId) => releases.find({ artistId, releaseId: id }, { consistent: true });
  // A change is removed once it is part of its release.
  const release = (await found(releaseId)) ?? (await found(deliveredId(releaseId)));
  if (!release) return undefined;
  const { title } = release;
  if (kind !== 'live') {
    return {
      id: noticeId({ artistId, kind, subject: `${releaseId}\n${at}` }, at),
      at,
      about: { kind, releaseId, title },
    };
  }
  const day = dayOf(at);
  const recorded = await storeStates.find({ releaseId }, { consistent: true });
  const stores = Object.entries(recorded?.stores ?? {})
    .filter(([, one]) => one.state === 'live' && dayOf(one.at) === day)
    // A stored map has no order.
    .sort(([name, one], [otherName, other]) => one.at.localeCompare(other.at) || name.localeCompare(otherName))
    .map(([store, one]) => {
      const { data: url } = StoreUrl.safeParse(one.url);
      return { store, ...(url && { url }) };
    });
  if (stores.length === 0) return undefined;
  const about = { kind, releaseId, title, stores, isFirst: dayOf(liveAtOf(release) ?? at) === day } as const;
  // Every store of the day leads to the same id, whose time is therefore the end of the day.
  return { id: noticeId({ artistId, kind, subject: `${releaseId}\n${day}` }, `${day}T23:59:59.999Z`), at, about };
}

const liveAtOf = (release: OfficeRelease): string | undefined => ('liveAt' in release ? release.liveAt : undefined);
