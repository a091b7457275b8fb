/**
 * Writes `shared/assistant/second-opinion/weights.ts` from `shared/assistant/corpus/first-readings.jsonl`, and prints
 * how well it judges sets of messages that it did not learn from. Needed when readings are added or what it looks at is
 * changed; the file is committed.
 *
 * node infra/commands/second-opinion.mjs
 */
import { runTypeScript } from '../run-typescript.mjs';

await runTypeScript('../shared/assistant/test/train-second-opinion.ts');
