import * as z from 'zod';

/** A step that the artist ticks. Step 1 is locked (product 12.1). */
export const ChecklistStep = z.union([
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);
