import { laptop } from './laptop.ts';

const run = (rule: string) => fetch(`${laptop.addresses.site}/local/schedules/${rule}`, { method: 'POST' });

/** Runs what the cloud runs every day. @throws Error with what its function threw */
export async function newDay(): Promise<void> {
  const rule = /EveryDay\w+/.exec(await (await run('none')).text())?.[0] ?? '';
  const answer = await run(rule);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}
