import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, firstScreenLoaded } from './app/router.tsx';
import { followLastInput } from './ui/follow-last-input.ts';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no element for the app');
followLastInput();

/**
 * The maximum time that the page is blank before it shows that it is loading. React shows the loading state for at
 * least 300 ms, so a shorter time would delay a page that takes only slightly longer.
 */
const MAX_BLANK_MS = 250;

void Promise.race([firstScreenLoaded, new Promise((over) => setTimeout(over, MAX_BLANK_MS))]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
