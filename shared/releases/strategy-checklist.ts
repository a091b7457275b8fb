import * as z from 'zod';
import { checklistSteps } from './strategy-steps.ts';

export const ChecklistStep = z.literal(checklistSteps);
