import type { Part } from '../writes/release-write.ts';
import { TYPED_LIMIT } from './typed-bytes.ts';

/**
 * Adds a write's bytes to the count of typed bytes. A write that adds bytes fails if the release would become too
 * large; one that removes bytes never does.
 */
export const countTypedBytes = (grows: number): Part => ({
  set: ['typedBytes = typedBytes + :grows'],
  ...(grows > 0
    ? { condition: 'typedBytes <= :room', values: { ':grows': grows, ':room': TYPED_LIMIT - grows } }
    : { condition: 'attribute_exists(typedBytes)', values: { ':grows': grows } }),
});
