import { mkdirSync, writeFileSync } from 'node:fs';
import { assistant } from './assistant.ts';
import { assistantUnits } from './assistant-units.ts';
import { bundleSizes } from './bundle-sizes.ts';
import { callCost } from './call-cost.ts';
import { catalogueFile } from './catalogue-file.ts';
import { coldStart } from './cold-start.ts';
import { cost } from './cost.ts';
import { covers } from './covers.ts';
import { earnings } from './earnings.ts';
import { editToAnswer } from './edit-to-answer.ts';
import { exportZip } from './export-zip.ts';
import { type Figure, failed, printFigure } from './figure.ts';
import { library } from './library.ts';
import { lighthouse } from './lighthouse.ts';
import { listening } from './listening.ts';
import { load } from './load.ts';
import { longStatement } from './long-statement.ts';
import { matchHeap } from './match-heap.ts';
import { memory } from './memory.ts';
import { money } from './money.ts';
import { office } from './office.ts';
import { payments } from './payments.ts';
import { royalties } from './royalties.ts';
import { rules } from './rules.ts';
import { scale } from './scale.ts';
import { serveOverhead } from './serve-overhead.ts';
import { startToReady } from './start-to-ready.ts';
import { statementLines } from './statement-lines.ts';
import { tableUnits } from './table-units.ts';
import { typing } from './typing.ts';
import { warmCall } from './warm-call.ts';
import { webSizes } from './web-sizes.ts';

const benches = {
  startToReady,
  editToAnswer,
  warmCall,
  serveOverhead,
  coldStart,
  tableUnits,
  office,
  money,
  payments,
  assistant,
  assistantUnits,
  earnings,
  bundleSizes,
  webSizes,
  exportZip,
  listening,
  catalogueFile,
  royalties,
  longStatement,
  matchHeap,
  statementLines,
  covers,
  library,
  typing,
  rules,
  lighthouse,
  memory,
  load,
  callCost,
  cost,
  scale,
};
/** Benches that take minutes or write a file, so they run only by name: `npm run bench -- longStatement`. */
const onlyByName = ['longStatement', 'matchHeap', 'memory', 'load', 'callCost', 'cost'];
const only = process.argv[2];

const environment = { ...process.env };
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (only ? !name.toLowerCase().includes(only.toLowerCase()) : onlyByName.includes(name)) continue;
  // Some benchmarks point the SDK at their own local stack; the next one must not use that table.
  process.env = { ...environment };
  for (const figure of await bench().catch((error: unknown) => [failed(name, error)])) {
    figures.push(figure);
    printFigure(figure);
  }
}
mkdirSync('.local', { recursive: true });
writeFileSync('.local/bench.json', `${JSON.stringify(figures, null, 2)}\n`);
console.log(
  `${figures.filter(({ ok }) => ok).length} of ${figures.length} figures are within their targets (.local/bench.json)`,
);
process.exit(0);
