/**
 * Writes `shared/assistant/second-opinion/weights.ts` from `shared/assistant/corpus/first-readings.jsonl`, and prints
 * how well the weights judge sets of messages that they were not trained on. Needed when readings are added or the
 * features change; the file is committed.
 *
 * node infra/commands/second-opinion.mjs
 */
import { runTypeScript } from '../run-typescript.mjs';

await runTypeScript('../shared/assistant/test/train-second-opinion.ts');
