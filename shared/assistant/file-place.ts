import type { Place } from './step.ts';

const filePlaces = ['cover', 'audio', 'licence'] as const;
type FilePlace = (typeof filePlaces)[number];

/** Whether a place is filled with a file instead of text. */
export const isFilePlace = (place: Place): place is FilePlace => filePlaces.some((one) => one === place);
