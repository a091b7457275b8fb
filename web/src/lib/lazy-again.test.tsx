import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { lazyAgain } from './lazy-again.tsx';

const shown = (Part: ReturnType<typeof lazyAgain<object>>) =>
  renderToString(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );

test('a part that is loaded is shown at once, and not after its place', async () => {
  const loaded = Promise.resolve({ default: () => <p>Payout Requests</p> });
  const Part = lazyAgain(() => loaded);
  expect(shown(Part)).toContain('Loading');
  const Preloaded = lazyAgain(() => loaded);
  await Preloaded.preload();
  expect(shown(Preloaded)).toBe('<!--$--><p>Payout Requests</p><!--/$-->');
});
