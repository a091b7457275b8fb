import { laptop } from './laptop.ts';

const run = (rule: string) => fetch(`${laptop.addresses.site}/local/schedules/${rule}`, { method: 'POST' });

/**
 * Runs one of the cloud's schedules now, by id.
 * @throws Error with the error from its function
 */
export async function runSchedule(id: string): Promise<void> {
  const rule = new RegExp(`\\b${id}\\w+`).exec(await (await run('none')).text())?.[0] ?? '';
  const answer = await run(rule);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
}
