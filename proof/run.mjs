import { runTypeScript } from '../infra/run-typescript.mjs';

await runTypeScript('../proof/run.ts');
