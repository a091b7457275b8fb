import * as z from 'zod';

/** A step that the artist ticks. Step 1 is locked (S2 section 4). */
export const ChecklistStep = z.union([
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);
