import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../lib/query-client.ts';
import { Toasts } from '../ui/toast.tsx';

/** What every page needs that talks to the server. The public pages do without it. */
export default function Providers() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toasts />
    </QueryClientProvider>
  );
}
