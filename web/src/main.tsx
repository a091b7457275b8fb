import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, firstScreenLoaded } from './app/router.tsx';
import { followLastInput } from './ui/follow-last-input.ts';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no element for the app');
followLastInput();

/**
 * The page is blank for so long at most, and then says that it loads. React shows that for 300 ms at least: a part that
 * comes after 50 would be seen after 350.
 */
const LONGEST_BLANK_MS = 250;

void Promise.race([firstScreenLoaded, new Promise((over) => setTimeout(over, LONGEST_BLANK_MS))]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
