import type { StoredMapping } from '../../../../../shared/statements/mapping.ts';
import { useForgetMapping } from '../../../data/statements/mutations.ts';
import { useMappings } from '../../../data/statements/queries.ts';
import { plural, shortDate } from '../../../lib/format.ts';
import { PageSection } from '../../../ui/page-section.tsx';
import { ForgettableRow } from './forgettable-row.tsx';

/** Mappings that the office has saved, with a button to forget each (product 30.5). */
export function Mappings() {
  const { data } = useMappings();
  if (!data || data.mappings.length === 0) return null;
  return (
    <PageSection title="Saved layouts">
      <ul aria-label="Saved layouts" className="grid w-full">
        {data.mappings.map((mapping) => (
          <SavedMapping key={mapping.mappingId} mapping={mapping} />
        ))}
      </ul>
    </PageSection>
  );
}

function SavedMapping({ mapping: { mappingId, name, columns, by, at } }: { mapping: StoredMapping }) {
  const { mutateAsync, isPending } = useForgetMapping();
  const named = Object.values(columns).filter((column) => column !== undefined).length;
  return (
    <ForgettableRow
      name={name}
      detail={`${plural(named, 'column')}, by ${by.name}, ${shortDate(at)}`}
      consequence="The next statement with these columns has to be mapped again. Statements already read stay as they are."
      forgetting={{ mutateAsync: () => mutateAsync({ mappingId }), isPending }}
    />
  );
}
