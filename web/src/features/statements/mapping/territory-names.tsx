import { UNKNOWN_TERRITORY } from '../../../../../shared/reference/territories.ts';
import type { StoredTerritoryName } from '../../../../../shared/statements/territory-name.ts';
import { useForgetTerritoryName } from '../../../data/statements/mutations.ts';
import { useTerritoryNames } from '../../../data/statements/queries.ts';
import { countryName } from '../../../lib/countries.ts';
import { shortDate } from '../../../lib/format.ts';
import { PageSection } from '../../../ui/page-section.tsx';
import { ForgettableRow } from './forgettable-row.tsx';

/** Names of countries that the office has identified, with a button to forget each (product 23.19). */
export function TerritoryNames() {
  const { data } = useTerritoryNames();
  if (!data || data.names.length === 0) return null;
  return (
    <PageSection title="Saved country names">
      <ul aria-label="Named countries" className="grid w-full">
        {data.names.map((name) => (
          <NamedTerritory key={name.territoryNameId} name={name} />
        ))}
      </ul>
    </PageSection>
  );
}

function NamedTerritory({ name: { territoryNameId, text, territory, by, at } }: { name: StoredTerritoryName }) {
  const { mutateAsync, isPending } = useForgetTerritoryName();
  const country = territory === UNKNOWN_TERRITORY ? 'Not a country' : countryName(territory);
  return (
    <ForgettableRow
      name={text}
      detail={`${country}, by ${by.name}, ${shortDate(at)}`}
      consequence="The next statement with this name will ask what it is. Statements already read stay as they are."
      forgetting={{ mutateAsync: () => mutateAsync({ territoryNameId }), isPending }}
    />
  );
}
