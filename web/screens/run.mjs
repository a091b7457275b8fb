// `npm run screens`: takes pictures of every page into .local/screens, for review. `-- library` takes only those whose
// name contains the word; `-- --docs` retakes the pictures in docs/screens.
import { runTypeScript } from '../../infra/run-typescript.mjs';

await runTypeScript('../web/screens/run.ts');
