import { createContext, useContext } from 'react';
import type { Release } from '../../../../../shared/releases/release.ts';
import type { Track } from '../../../../../shared/releases/track.ts';
import { useCreditNames } from '../../../data/releases/queries/credit-names.ts';

export type Place = { release: Release; track: Track };

/** The track whose credits are being edited, and its release. Names already credited there are suggested. */
export const CreditPlace = createContext<Place | undefined>(undefined);

/** The names that the rows suggest. */
export const useSuggestedNames = () => useCreditNames(useContext(CreditPlace)?.release);
