import { z } from 'zod';
const A = z.object({ a: z.string() });
const B = z.string().trim().min(1);
const C = z.enum(['a']).optional();
console.log(1);
