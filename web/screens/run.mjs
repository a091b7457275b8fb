// `npm run screens`: pictures of the main pages, for review and for the README. `npm run screens -- library` takes those whose name holds the word.
import { runTypeScript } from '../../infra/run-typescript.mjs';

await runTypeScript('../web/screens/run.ts');
