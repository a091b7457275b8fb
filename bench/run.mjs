import { runTypeScript } from '../infra/run-typescript.mjs';

await runTypeScript('../bench/run.ts');
