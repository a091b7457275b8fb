import { classes } from '../../../ui/classes.ts';
import { Cover } from '../kit/cover.tsx';
import { Section } from '../kit/section.tsx';

const copies = [
  { number: '003', turn: '-rotate-6 translate-x-2', layer: '' },
  { number: '002', turn: '-rotate-2', layer: 'relative' },
  { number: '001', turn: 'rotate-3 -translate-x-2', layer: 'relative' },
];

/** Pre-sales, a planned feature. */
export const PreSale = () => (
  <Section
    mark="D"
    offer="preSales"
    beside="middle"
    title="Sold before it streams"
    lead="A limited edition for the people who would buy it anyway: numbered, theirs to keep, paid by card or crypto. The money is there before the first stream is counted."
  >
    <ul aria-label="A numbered edition, as an example" className="grid grid-cols-3 items-center px-2 py-6">
      {copies.map(({ number, turn, layer }) => (
        <li
          key={number}
          className={classes(
            'grid gap-2 rounded-card border border-line bg-raised p-2 shadow-float sm:p-3',
            turn,
            layer,
          )}
        >
          <Cover of="Kite Season" />
          <p className="flex justify-between gap-2 text-small tabular-nums">
            <span className="truncate max-sm:hidden">Kite Season</span>
            <span className="text-soft">{number}/100</span>
          </p>
        </li>
      ))}
    </ul>
  </Section>
);
