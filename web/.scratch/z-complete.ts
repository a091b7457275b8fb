import { requiredItems, percentComplete } from '../../shared/releases/completeness.ts';
import { createClient } from '../../shared/contract/client.ts';
console.log(requiredItems, percentComplete, createClient);
