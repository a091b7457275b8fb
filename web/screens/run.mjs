// `npm run screens`: pictures of every page into .local/screens, for review. `-- library` takes those whose name contains the word;
// `-- --docs` takes the pictures in docs/screens again.
import { runTypeScript } from '../../infra/run-typescript.mjs';

await runTypeScript('../web/screens/run.ts');
