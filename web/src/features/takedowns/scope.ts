import type { ExportedRelease } from '../../../../shared/releases/release.ts';
import type { TakedownRequest } from '../../data/takedowns/mutations.ts';

/** What is chosen in the dialog. `isPart` opens the choices of a part; without it, everything is taken down. */
export type Scope = {
  isPart: boolean;
  stores: readonly string[];
  /** Territory codes; none for the whole world. */
  territories: readonly string[];
  trackIds: readonly string[];
  /** The day from which it applies; '' for at once. */
  day: string;
};

export const wholeScope = ({ stores, trackIds }: Pick<ExportedRelease, 'stores' | 'trackIds'>): Scope => ({
  isPart: false,
  stores,
  territories: [],
  trackIds,
  day: '',
});

/** Whether at least one store and one track are chosen. */
export const isComplete = ({ isPart, stores, trackIds }: Scope): boolean =>
  !isPart || (stores.length > 0 && trackIds.length > 0);

/** The request for a choice. A part that was not narrowed is left out of it, so that it means everything. */
export const requestFrom = (
  { isPart, stores, territories, trackIds, day }: Scope,
  { reason, words }: Pick<TakedownRequest, 'reason'> & { words: string },
  { stores: allStores, trackIds: allTracks }: Pick<ExportedRelease, 'stores' | 'trackIds'>,
): TakedownRequest => ({
  ...(isPart && {
    ...(stores.length < allStores.length && { stores: [...stores] }),
    ...(territories.length > 0 && { territories: [...territories] }),
    ...(trackIds.length < allTracks.length && { trackIds: [...trackIds] }),
  }),
  ...(day && { day }),
  reason,
  ...(words && { words }),
});
