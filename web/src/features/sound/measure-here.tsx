import type { BrowserMeasures } from '../../data/listening/measure-in-browser.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from './facts.tsx';
import { level } from './sound-facts.ts';

/** A longer recording would take too much memory in a browser, which decodes it as a whole: 15 minutes. */
export const LONGEST_MEASURED_MS = 15 * 60_000;

type Props = {
  query: { data: BrowserMeasures | undefined; isError: boolean; isFetching: boolean };
  onMeasure: () => void;
};

/** Measures a recording that the server does not decode, if the artist wants it (product 37.4). */
export const MeasureHere = ({ query: { data, isError, isFetching }, onMeasure }: Props) =>
  data ? (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-small text-soft">
      <Facts rows={data.lufs === null ? [] : [['Loudness', `${level(data.lufs)} LUFS`]]} />
      <span>Measured in this browser</span>
    </div>
  ) : (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
      <Button size="small" busy={isFetching && 'Measuring…'} onClick={onMeasure}>
        Measure it in this browser
      </Button>
      {isError && !isFetching && <span role="alert">This browser couldn’t measure the file.</span>}
    </div>
  );
