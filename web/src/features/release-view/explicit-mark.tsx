/** The E that stores show after the title of an explicit track. */
export const ExplicitMark = () => (
  <span
    role="img"
    aria-label="Explicit"
    title="Explicit"
    className="ml-2 inline-grid size-4 place-items-center rounded-[3px] bg-soft align-[-0.125em] text-[0.625rem] leading-none text-paper"
  >
    E
  </span>
);
