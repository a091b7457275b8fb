import { build } from 'vite';
import { brotliCompressSync } from 'node:zlib';
import { readdirSync } from 'node:fs';
for (const f of readdirSync('.').filter(f=>/\.ts$/.test(f) && (!process.argv[2] || f.startsWith(process.argv[2])))) {
 for (const pure of [false, true]) {
  if (pure && !f.startsWith('z')) continue;
  const r = await build({ configFile:false, logLevel:'error', define:{'process.env.NODE_ENV':'"production"'}, build:{ write:false, target:'es2023', rolldownOptions:{ input:f, external: f.startsWith('r-') && f!=='r-base.ts' ? [/^react/] : [], treeshake: pure ? { manualPureFunctions:['z','contract','pageOf','idOf','editOf','creditList','codes','namesOf'] } : true } } });
  for (const c of r.output) if (c.type==='chunk') console.log(f, pure?'pure':'', c.fileName, 'br', (brotliCompressSync(c.code).length/1024).toFixed(1));
 }
}
