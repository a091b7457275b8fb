import { useEffect } from 'react';
import { Spinner } from '../ui/spinner.tsx';

/** A public page is a file of its own, which the browser loads. */
export default function LeaveApp() {
  useEffect(() => window.location.reload(), []);
  return <Spinner />;
}
