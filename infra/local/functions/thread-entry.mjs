import { parentPort, workerData } from 'node:worker_threads';
import { handlerRunner } from './run-handler.mjs';

const run = handlerRunner(workerData.file, (message) => parentPort.postMessage(message));
parentPort.on('message', async (request) => (await run)(request));
