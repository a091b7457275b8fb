import { runTypeScript } from '../run-typescript.mjs';

await runTypeScript('./commands/restore.ts');
