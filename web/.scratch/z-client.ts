import { createClient } from '../../shared/contract/client.ts';
console.log(createClient);
