import { runTypeScript } from '../run-typescript.mjs';

await runTypeScript('./test/check-file.ts');
