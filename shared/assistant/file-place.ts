import type { Place } from './step.ts';

const filePlaces = ['cover', 'audio', 'licence'] as const;
type FilePlace = (typeof filePlaces)[number];

/** Whether a place is filled by a file rather than by text. */
export const isFilePlace = (place: Place): place is FilePlace => filePlaces.some((one) => one === place);
