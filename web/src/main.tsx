import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/router.tsx';
import { followLastInput } from './ui/follow-last-input.ts';

const root = document.getElementById('root');
if (!root) throw new Error('app.html has no element for the app');
followLastInput();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
