import { brand } from '../../../../../shared/brand.ts';
import { BASIC_PERCENTAGE, plans } from '../../../../../shared/plans/plan.ts';
import { allPrices } from '../kit/plan-text.ts';
import { Section } from '../kit/section.tsx';

const rows: readonly [about: string, old: string, here: string][] = [
  ['Price', 'A subscription, for as long as your music stays up.', `${allPrices} for a release. Once.`],
  [
    'Royalties',
    'A commission on every stream.',
    `${plans.single.percentage}% are yours with a plan, ${BASIC_PERCENTAGE}% without one.`,
  ],
  ['When you stop paying', 'The release comes down.', 'There’s nothing to stop paying. Your release stays up.'],
  [
    'Mistakes',
    'Sent back a week later because a line was missing.',
    'You see what’s missing beside its field, before you pay.',
  ],
  [
    'Files',
    'A listener discovers that the master was cut off.',
    'Every file is checked to its last second before it’s accepted.',
  ],
  ['Codes', 'ISRCs and UPCs cost extra.', 'ISRCs and UPCs are free. Or bring your own.'],
  ['The software', 'Theirs. You find out when it changes.', `Open. A label can run ${brand.name} itself.`],
];

/** Compares the usual way with ours. */
export const Comparison = () => (
  <Section mark="B" title="The old way, and this way">
    <table className="w-full border-collapse text-left max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-b-2 border-ink text-small">
          <th scope="col" className="w-1/5 py-3 pr-4 font-[560]">
            <span className="sr-only">Comparison</span>
          </th>
          <th scope="col" className="w-2/5 py-3 pr-8 font-[560] text-soft">
            The old way
          </th>
          <th scope="col" className="w-2/5 py-3 font-[560]">
            This way
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([about, old, here]) => (
          <tr key={about} className="border-b border-line align-top max-sm:grid max-sm:gap-1 max-sm:py-4">
            <th scope="row" className="pr-4 text-small font-[560] text-soft sm:py-5">
              {about}
            </th>
            <td className="pr-8 text-soft line-through decoration-edge sm:py-5">{old}</td>
            <td className="font-[560] sm:py-5">{here}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Section>
);
