import { useState } from 'react';
import type { KeptMapping } from '../../../../shared/statements/mapping.ts';
import { statementsMessage } from '../../data/statements/messages.ts';
import { useForgetMapping } from '../../data/statements/mutations.ts';
import { useMappings } from '../../data/statements/queries.ts';
import { plural, shortDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { useAction } from '../../ui/use-action.ts';

/** The formats that the office has mapped itself, each to be forgotten (product 30.5). */
export function Mappings() {
  const { data } = useMappings();
  if (!data || data.mappings.length === 0) return null;
  return (
    <PageSection title="Formats that the office has mapped">
      <ul aria-label="Mapped formats" className="grid w-full">
        {data.mappings.map((mapping) => (
          <Kept key={mapping.mappingId} mapping={mapping} />
        ))}
      </ul>
    </PageSection>
  );
}

function Kept({ mapping }: { mapping: KeptMapping }) {
  const { mappingId, name, columns, by, at } = mapping;
  const [isOpen, setOpen] = useState(false);
  const forgetting = useForgetMapping();
  const forget = useAction(forgetting.mutateAsync, {
    done: () => setOpen(false),
    failed: (error) => {
      setOpen(false);
      return { title: 'Not forgotten', text: statementsMessage(error) };
    },
  });
  const named = Object.values(columns).filter((column) => column !== undefined).length;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-t-0">
      <span className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        <span className="font-[560]">{name}</span>
        <span className="text-small text-soft">
          {plural(named, 'column')}, by {by.name}, {shortDate(at)}
        </span>
      </span>
      <Button size="small" aria-haspopup="dialog" aria-label={`Forget ${name}`} onClick={() => setOpen(true)}>
        Forget
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Forget ${name}?`}
        confirm="Forget"
        busy={forgetting.isPending && 'Forgetting…'}
        onConfirm={() => forget({ mappingId })}
      >
        The next statement with these columns is not known, and is mapped again. What was read stays.
      </ConfirmDialog>
    </li>
  );
}
