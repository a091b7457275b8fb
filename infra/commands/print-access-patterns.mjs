import { runTypeScript } from '../run-typescript.mjs';

await runTypeScript('./commands/print-access-patterns.ts');
