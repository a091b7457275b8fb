import type { ReactNode } from 'react';
import { toPercent } from '../../../../shared/splits/part-in-percent.ts';
import type { PartyView, VersionView } from '../../../../shared/splits/split-view.ts';
import { PartyState } from './party-state.tsx';

type Props = {
  /** The title of the version: 'From Nov 1, 2026'. */
  label: string;
  version: VersionView;
  /** An action next to a party. */
  actionOf?: (party: PartyView) => ReactNode;
};

/** The parties and their parts, in the same words for every reader (product 29.6). */
export const VersionText = ({ label, version, actionOf }: Props) => (
  <table className="w-full max-w-2xl">
    <caption className="pb-1 text-left text-small text-soft">{label}</caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">Who</th>
        <th scope="col">Part</th>
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody className="border-b border-line">
      {version.parties.map((party) => (
        <tr key={party.partyId} className="border-t border-line">
          <th scope="row" className="py-2 pr-3 text-left font-normal">
            <span className="[overflow-wrap:anywhere]">
              {party.name || 'No name'}
              {party.isYou && <span className="text-soft"> (you)</span>}
              {party.isOwner && <span className="text-soft"> · owner</span>}
            </span>
            {party.email && <span className="block text-small text-soft [overflow-wrap:anywhere]">{party.email}</span>}
            {actionOf?.(party)}
          </th>
          <td className="w-20 py-2 pr-3 text-right align-top tabular-nums">{toPercent(party.parts)}</td>
          <td className="w-24 py-2 sm:w-32 text-right align-top">
            <PartyState state={party.state} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
