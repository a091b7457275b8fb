/**
 * Writes `shared/assistant/second-opinion/weights.ts` from `shared/assistant/corpus/first-readings.jsonl`, and prints
 * how well the weights judge messages that they were not trained on. Run it after adding readings or changing the
 * features; the generated file is committed.
 * node infra/commands/second-opinion.mjs
 */
import { runTypeScript } from '../run-typescript.mjs';

await runTypeScript('../shared/assistant/test/train-second-opinion.ts');
