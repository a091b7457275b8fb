import { Button } from './button.tsx';

type Props = { message: string; onRetry: () => void; busy?: boolean };

/** Shown for a list or page that could not be loaded, with a retry button (product 2.10). */
export const LoadFailed = ({ message, onRetry, busy }: Props) => (
  <div role="alert" className="grid justify-items-start gap-4 border-t border-line py-12">
    <div className="grid max-w-prose gap-1">
      <p className="font-[560]">Error</p>
      <p>{message}</p>
    </div>
    <Button onClick={onRetry} busy={busy && 'Loading'}>
      Try again
    </Button>
  </div>
);
