import { price } from '../../../../../shared/money.ts';

/** An example split: percentages of a song's royalties, and their payees. */
const exampleSplit = [
  { who: 'Artist', percent: 60 },
  { who: 'Producer', percent: 25 },
  { who: 'Co-writer', percent: 15 },
] as const;

const WIDTH = 100;
const looks = ['fill-ink', 'fill-soft', 'fill-edge'] as const;

/** An amount divided among three people. @param cents the amount; must be divisible by 100 */
export function SplitPicture({ cents }: { cents: number }) {
  let at = 0;
  return (
    <div className="grid gap-4">
      <svg viewBox={`0 0 ${WIDTH} 12`} preserveAspectRatio="none" className="h-16 w-full" aria-hidden>
        {exampleSplit.map(({ who, percent }, n) => {
          const x = at;
          at += percent;
          return <rect key={who} x={x} width={percent - 0.6} height="12" className={looks[n]} />;
        })}
      </svg>
      <dl className="grid gap-1">
        {exampleSplit.map(({ who, percent }) => (
          <div key={who} className="flex items-baseline gap-4 border-b border-line py-2">
            <dt className="flex-1">{who}</dt>
            <dd className="text-soft tabular-nums">{percent}%</dd>
            <dd className="w-24 text-right font-[560] tabular-nums">{price((cents * percent) / 100)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
