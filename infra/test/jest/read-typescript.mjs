// Makes Node itself load TypeScript, for the test files and for everything that Jest loads before them. This includes
// the web app's sources, because some tests render pages.
import '../files-in-memory.mjs';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)) });
