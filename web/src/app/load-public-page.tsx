import { useEffect } from 'react';
import { Spinner } from '../ui/spinner.tsx';

/** Leaves the app for a public page, which is a separate document that the browser loads. */
export default function LoadPublicPage() {
  useEffect(() => window.location.reload(), []);
  return <Spinner />;
}
