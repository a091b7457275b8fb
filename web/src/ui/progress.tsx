type Props = { label: string; percent: number };

/** A wait whose length is known. */
export const Progress = ({ label, percent }: Props) => (
  <div className="grid gap-1.5 text-small">
    <div className="flex justify-between gap-3">
      <span className="truncate">{label}</span>
      <span className="tabular-nums">{percent}%</span>
    </div>
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className="h-full origin-left bg-ink transition-transform"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  </div>
);
