// TypeScript for Node itself, once a process: for the test files, and for what Jest starts before them. Of the web
// app's sources too: pages are rendered in tests.
import '../files-in-memory.mjs';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)) });
