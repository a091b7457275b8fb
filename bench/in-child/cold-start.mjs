// Loads a function's bundle and calls it once, in a process of its own. Prints how long each took, in ms.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [, , file, eventFile] = process.argv;
const event = JSON.parse(readFileSync(eventFile, 'utf8'));
const from = performance.now();
const { handler } = await import(pathToFileURL(file).href);
const loaded = performance.now();
const { statusCode } = await handler(event, { awsRequestId: 'cold', getRemainingTimeInMillis: () => 30_000 });
console.log(JSON.stringify({ load: loaded - from, call: performance.now() - loaded, statusCode }));
process.exit(0);
