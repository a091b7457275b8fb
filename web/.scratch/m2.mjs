import { build, parseAst } from 'vite';
import { brotliCompressSync } from 'node:zlib';
import { readdirSync } from 'node:fs';
const plugin = { name:'p', apply:'build', enforce:'post', transform: { filter:{ id: /\/shared\/.*\.ts$/ }, handler(code) {
  let out=''; let at=0;
  for (const node of parseAst(code).body) {
    const d = node.type==='ExportNamedDeclaration' ? node.declaration : node;
    if (d?.type!=='VariableDeclaration') continue;
    for (const { init } of d.declarations) {
      if (!init || /Function|Literal/.test(init.type)) continue;
      out += code.slice(at, init.start) + '/* @__PURE__ */ (() => (' + code.slice(init.start, init.end) + '))()';
      at = init.end;
    }
  }
  return { code: out + code.slice(at), map: null };
}}};
for (const f of readdirSync('.').filter(f=>/\.ts$/.test(f) && f.startsWith('z'))) {
  const r = await build({ configFile:false, logLevel:'error', plugins:[plugin], build:{ write:false, target:'es2023', rolldownOptions:{ input:f } } });
  for (const c of r.output) if (c.type==='chunk') {console.log(f, c.fileName, 'br', (brotliCompressSync(c.code).length/1024).toFixed(1)); if (process.argv[2]===f) console.log(c.code)}
}
