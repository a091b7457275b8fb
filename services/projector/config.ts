import * as z from 'zod';

export const ProjectorConfig = z.object({ TABLE_NAME: z.string().min(1) });
