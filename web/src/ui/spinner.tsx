/** A wait with its word (S1 section 2: 'Loading'). It fills the page that it stands for. */
export const Spinner = ({ word = 'Loading' }: { word?: string }) => (
  <div role="status" className="grid min-h-[60dvh] place-content-center justify-items-center gap-3 text-soft">
    <span className="size-6 animate-turn rounded-full border-2 border-signal border-t-transparent" aria-hidden />
    {word}
  </div>
);
