import { handlerRunner } from './run-handler.mjs';

const run = handlerRunner(process.argv[2], (message) => process.send(message));
process.on('message', async (request) => (await run)(request));
process.on('disconnect', () => process.exit(0));
