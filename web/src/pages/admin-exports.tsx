import { BatchExports } from '../features/office/batch-exports.tsx';
import { CodeHolder } from '../features/office/code-holder.tsx';
import { CodesImport } from '../features/office/codes-import.tsx';
import { ExportTogether } from '../features/office/export-together.tsx';
import { StoreStatesImport } from '../features/stores/store-states-import.tsx';
import { Page } from '../ui/page.tsx';
import { PageSection } from '../ui/page-section.tsx';

/** Batch exports, and the codes that the distributor returns (product 14.9, 14.10). */
export default function AdminExportsPage() {
  return (
    <Page title="Exports" lead="Export many releases at once, and enter the codes the distributor assigned">
      <PageSection title="Export together">
        <ExportTogether />
      </PageSection>
      <PageSection title="From the last seven days">
        <BatchExports />
      </PageSection>
      <PageSection
        title="Codes from a file"
        lead="Fills blank codes of exported releases. An existing code is never overwritten."
      >
        <CodesImport />
      </PageSection>
      <PageSection
        title="Store states from a file"
        lead="Records what stores report about delivered releases. The same file again changes nothing."
      >
        <StoreStatesImport />
      </PageSection>
      <PageSection title="Who has a code?" lead="Look up a code, and free it if someone claimed one that isn’t theirs.">
        <CodeHolder />
      </PageSection>
    </Page>
  );
}
