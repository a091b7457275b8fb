import { useEffect } from 'react';
import { Spinner } from '../ui/spinner.tsx';

/** At the address of a public page, which is a file of its own: the browser loads it. */
export default function LeaveApp() {
  useEffect(() => window.location.reload(), []);
  return <Spinner />;
}
