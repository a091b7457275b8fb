import type { Part } from '../writes/release-write.ts';
import { TYPED_LIMIT } from './typed-bytes.ts';

/** Counts what a write adds to what the artist has typed. One that adds is refused when the release would be too large; one that takes away never is. */
export const fitsTyped = (grows: number): Part => ({
  set: ['typedBytes = typedBytes + :grows'],
  ...(grows > 0
    ? { condition: 'typedBytes <= :room', values: { ':grows': grows, ':room': TYPED_LIMIT - grows } }
    : { condition: 'attribute_exists(typedBytes)', values: { ':grows': grows } }),
});
