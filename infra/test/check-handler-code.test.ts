import { checkHandlerCode } from './check-handler-code.ts';

/** A handler with these lines in its body, beginning at line 2. */
const handler = (...lines: string[]) => ['export function onSubscribe(ctx) {', ...lines, '}'].join('\n');

describe('a handler with syntax that AppSync\'s runtime has not ("Supported runtime features") is refused by name and line', () => {
  it.each([
    ['try', handler('try { f(); } catch { g(); } finally { h(); }'), 2],
    ['throw', handler("throw 'no';"), 2],
    ['while', handler('while (true) break;'), 2],
    ['do-while', handler('do { break; } while (true);'), 2],
    ['for(;;)', handler('for (let i = 0; i < 1; i = i + 1) f(i);'), 2],
    ['continue', handler('for (const one of ctx.events)', 'continue;'), 3],
    ['labeled statements', handler('', 'outer: for (const one of ctx.events) break outer;'), 3],
    ['++', handler('let count = 0;', 'count++;'), 3],
    ['++', handler('let count = 0;', '++count;'), 3],
    ['--', handler('let count = 0;', '', 'count--;'), 4],
    ['~', handler('return ~1;'), 2],
    ['in', handler("return 'sub' in ctx.identity;"), 2],
    ['instanceof', handler('return ctx instanceof Object;'), 2],
    ['async', 'export async function onSubscribe() {}', 1],
    ['async', handler('const later = async () => 1;'), 2],
    ['await', '\nawait 1;', 2],
    ['generators', 'function* all() {}', 1],
    ['generators', handler('const all = { *each() {} };'), 2],
    ['yield', 'function* all() {\nyield 1;\n}', 2],
    ['classes', 'class Channel {}', 1],
    ['classes', handler('const Channel = class {};'), 2],
    ['this', handler('return this.ctx;'), 2],
    ['regular expression literals', handler('return /a/.test(ctx.info.channel.path);'), 2],
  ])('%s', (feature, code, line) => {
    expect(() => checkHandlerCode('artists', code)).toThrow(
      new RegExp(`handlers of artists: .*line ${line}: ${feature.replace(/[+()]/g, '\\$&')}(,|$)`),
    );
  });
});

it('reports all findings at once', () => {
  expect(() => checkHandlerCode('artists', handler('let n = 0;', 'while (true) n++;'))).toThrow(
    "AppSync's runtime does not support this in the handlers of artists: line 3: while, line 3: ++",
  );
});

it('accepts what the runtime supports, and what only looks unsupported', () => {
  const code = handler(
    'const { path, ...rest } = ctx.info.channel;',
    'for (const key in rest) if (key) break;',
    'for (const part of path.split("/")) { switch (part) { default: break; } }',
    'const area = 2 * -3 ** 2; // try { while (true) area++ }',
    'const text = `throw class` + (area ?? typeof area);',
    "const named = { in: 1, class: 2, async: () => 'await' };",
    'return named.in === 1 && named.class && !text ? [...path] : undefined;',
  );
  expect(() => checkHandlerCode('artists', code)).not.toThrow();
});
