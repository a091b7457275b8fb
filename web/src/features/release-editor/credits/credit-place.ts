import { createContext, useContext } from 'react';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { useCreditNames } from '../../../data/releases/queries/credit-names.ts';

/** The track whose credits are edited, and its release: names that are credited there already are offered. */
export const CreditPlace = createContext<{ release: Release; track: Track } | undefined>(undefined);

/** The names that the rows of this place offer. */
export const useOfferedNames = () => useCreditNames(useContext(CreditPlace)?.release);
