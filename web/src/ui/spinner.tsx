import { SpinnerRing } from './spinner-ring.tsx';

/** A spinner with its text (product 2.2: 'Loading'), shown in place of a page. */
export const Spinner = ({ word = 'Loading' }: { word?: string }) => (
  <div role="status" className="grid min-h-[60dvh] place-content-center justify-items-center gap-3 text-soft">
    <SpinnerRing className="size-6" />
    {word}
  </div>
);
