import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, firstScreen } from './app/router.tsx';
import { followLastInput } from './ui/follow-last-input.ts';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no element for the app');
followLastInput();

/**
 * A wait that is shorter is not said. What stands for a part that is still loading stays for 300 ms at least, so that nothing flickers: of a
 * part that comes in 50 ms it would make 350.
 */
const UNSAID_WAIT_MS = 250;

void Promise.race([firstScreen, new Promise((over) => setTimeout(over, UNSAID_WAIT_MS))]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
