import { publishWords } from './show-words.ts';

test('publishes the first words at once, then all words so far, and all of them at the end', async () => {
  const published: { n: number; text: string }[] = [];
  let done = () => {};
  const words = publishWords((update) => {
    published.push(update);
    return new Promise((ready) => {
      done = ready;
    });
  });
  for (const text of ['A', 'A P', 'A P-line']) words.say(text);
  expect(published).toEqual([{ n: 1, text: 'A' }]);
  done();
  await Promise.resolve();
  await Promise.resolve();
  await new Promise(setImmediate);
  expect(published.at(-1)).toEqual({ n: 2, text: 'A P-line' });
  done();
  await words.end();
});

test('survives a publication that fails or hangs', async () => {
  const failing = publishWords(() => Promise.reject(new Error('away')));
  failing.say('A');
  await failing.end();
  const hanging = publishWords(() => new Promise(() => {}));
  hanging.say('A');
  await hanging.end();
  const silent = publishWords(() => Promise.reject(new Error('never asked')));
  await silent.end();
});
