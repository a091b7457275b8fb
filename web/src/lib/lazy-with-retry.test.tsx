import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { lazyWithRetry } from './lazy-with-retry.tsx';

const shown = (Part: ReturnType<typeof lazyWithRetry<object>>) =>
  renderToString(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );

test('a part that is already loaded is rendered at once, without the fallback', async () => {
  const loaded = Promise.resolve({ default: () => <p>Payout Requests</p> });
  const Part = lazyWithRetry(() => loaded);
  expect(shown(Part)).toContain('Loading');
  const Preloaded = lazyWithRetry(() => loaded);
  await Preloaded.preload();
  expect(shown(Preloaded)).toBe('<!--$--><p>Payout Requests</p><!--/$-->');
});
