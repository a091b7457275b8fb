import { pacer } from './pacer.ts';

/** A clock that moves only while somebody sleeps. */
function aClock() {
  const clock = {
    time: 1000,
    now: () => clock.time,
    sleep: async (ms: number) => {
      clock.time += ms;
    },
  };
  return clock;
}

/** Returns the times at which one caller's turns begin, from 0. */
async function turnsOf(turn: () => Promise<void>, clock: ReturnType<typeof aClock>, count: number) {
  const start = clock.time;
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    await turn();
    times.push(Math.round(clock.time - start));
  }
  return times;
}

test('spaces turns evenly, and does not make up for a pause with a burst (design 2.28)', async () => {
  const clock = aClock();
  const turn = pacer(10, { clock });
  expect(await turnsOf(turn, clock, 4)).toEqual([0, 100, 200, 300]);
  clock.time += 5000;
  expect(await turnsOf(turn, clock, 3)).toEqual([0, 100, 200]);
});

test('allows a burst, and then spaces the turns', async () => {
  const clock = aClock();
  expect(await turnsOf(pacer(10, { burst: 3, clock }), clock, 5)).toEqual([0, 0, 0, 100, 200]);
});

test('counts a call as several turns', async () => {
  const clock = aClock();
  const turn = pacer(10, { clock });
  expect(await turnsOf(() => turn(5), clock, 3)).toEqual([0, 500, 1000]);
});

test('spaces turns that are requested at the same time', async () => {
  const sleeps: number[] = [];
  const turn = pacer(4, { clock: { now: () => 0, sleep: async (ms) => void sleeps.push(ms) } });
  await Promise.all(Array.from({ length: 4 }, () => turn()));
  expect(sleeps).toEqual([250, 500, 750]);
});
