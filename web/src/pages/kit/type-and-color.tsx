import { classes } from '../../ui/classes.ts';
import { SegnoMark } from '../../ui/segno-mark.tsx';
import { Row, Specimen } from './specimen.tsx';

const surfaces = [
  ['paper', 'bg-paper'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['soft', 'bg-soft'],
  ['ink', 'bg-ink'],
] as const;

const meanings = [
  ['signal', 'bg-signal text-on-signal', 'The one thing to do on a screen'],
  ['focus', 'outline-2 -outline-offset-2 outline-focus', 'Where the keyboard is'],
  ['money', 'bg-money-wash text-money', 'Money in, and submitted'],
  ['ready', 'bg-ready-wash text-ready', 'Ready, and advice'],
  ['danger', 'bg-danger-wash text-danger', 'Refused, and destructive actions'],
] as const;

const chart = [
  ['1', 'bg-chart-1'],
  ['2', 'bg-chart-2'],
  ['3', 'bg-chart-3'],
  ['4', 'bg-chart-4'],
  ['5', 'bg-chart-5'],
  ['6', 'bg-chart-6'],
] as const;

export const TypeAndColor = () => (
  <>
    <Specimen title="Type" note="Bricolage Grotesque for headings, Instrument Sans for text.">
      <div className="grid gap-5">
        <p className="font-display text-hero font-[620] tracking-[-0.02em]">Night Ferry</p>
        <p className="font-display text-title font-[620] tracking-[-0.02em]">Out on Friday, in 142 stores</p>
        <p className="font-display text-lead font-[620] tracking-[-0.02em]">Who is credited on this track?</p>
        <p className="max-w-prose">
          Every person who wrote, played or produced the recording gets a line of their own, with the name as stores
          show it.
        </p>
        <p className="text-small text-soft">ISRC NL-A1B-26-00417 · 3:48 · 24 bit, 48 kHz</p>
        <p className="tabular-nums">
          1,204.50
          <br />
          3,811.17
        </p>
      </div>
    </Specimen>
    <Specimen title="Paper and ink" note="Warm grays; the artwork brings the color.">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-7">
        {surfaces.map(([name, look]) => (
          <li key={name} className="grid gap-1 text-small text-soft">
            <span className={classes('h-14 rounded-card border border-line', look)} />
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen title="Meaning" note="Each color means one thing, everywhere.">
      <ul className="grid gap-3 sm:grid-cols-2">
        {meanings.map(([name, look, meaning]) => (
          <li key={name} className={classes('grid gap-0.5 rounded-card px-4 py-3', look)}>
            <span className="font-[560]">{name}</span>
            <span className="text-small">{meaning}</span>
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen title="Chart hues" note="Distinct with any kind of color blindness; each has its name beside it.">
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
        {chart.map(([name, look]) => (
          <li key={name} className="grid gap-1 text-small text-soft">
            <span className={classes('h-14 rounded-card', look)} />
            chart {name}
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen title="The mark">
      <Row>
        <SegnoMark className="size-6" />
        <SegnoMark className="size-10" />
        <SegnoMark className="size-16" />
      </Row>
    </Specimen>
  </>
);
