import { runTypeScript } from '../run-typescript.mjs';

await runTypeScript('./commands/close-account.ts');
