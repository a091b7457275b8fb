type Props = {
  label: string;
  percent: number;
  /** The text for progress that is not a percentage: '3 of 7'. */
  text?: string;
};

/** Progress of known length, such as a wait or a list of tasks. */
export const Progress = ({ label, percent, text = `${Math.round(percent)}%` }: Props) => (
  <div className="grid grid-cols-1 gap-1.5 text-small">
    <div className="flex justify-between gap-3">
      <span className="truncate">{label}</span>
      <span className="whitespace-nowrap text-soft tabular-nums">{text}</span>
    </div>
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full origin-left bg-ink transition-transform"
        style={{ transform: `scaleX(${Math.min(100, Math.max(0, percent)) / 100})` }}
      />
    </div>
  </div>
);
