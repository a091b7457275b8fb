import { classes } from './classes.ts';

const LEVELS = [62, 88, 74, 100, 84, 96, 68, 92, 78, 86];
const RESTING = 18;

/** A bar's height in percent. The heights vary, so that the bars look like a level meter instead of a battery. */
export const barLevel = (done: boolean, i: number): number => (done ? (LEVELS[i % LEVELS.length] ?? 0) : RESTING);

const BAR = 4.6;
const STEP = 6.45;

/** Draws the bars, 20 units high, as one outline, because a page of cards has hundreds of them. */
const outline = (done: readonly boolean[], which: boolean) =>
  done
    .map((isDone, i) => {
      const tall = barLevel(isDone, i) / 5;
      return isDone === which ? `M${(i * STEP).toFixed(2)} 20v-${tall}h${BAR}v${tall}z` : '';
    })
    .join('');

type PictureProps = {
  /** Omitted if the text beside it says the same. */
  label?: string;
  done: readonly boolean[];
  className?: string;
};

/** An equalizer's bars as a picture, one line high unless a class sets another height. */
export function EqualizerPicture({ label, done, className = 'h-5' }: PictureProps) {
  const look = {
    viewBox: `0 0 ${(done.length * STEP - (STEP - BAR)).toFixed(2)} 20`,
    className: classes('w-auto shrink-0', className),
    children: (
      <>
        <path d={outline(done, true)} className="fill-ink" />
        <path d={outline(done, false)} className="fill-edge" />
      </>
    ),
  };
  return label ? <svg role="img" aria-label={label} {...look} /> : <svg aria-hidden {...look} />;
}
