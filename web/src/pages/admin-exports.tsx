import { BatchExports } from '../features/office/batch-exports.tsx';
import { CodeHolder } from '../features/office/code-holder.tsx';
import { CodesImport } from '../features/office/codes-import.tsx';
import { ExportTogether } from '../features/office/export-together.tsx';
import { Page } from '../ui/page.tsx';
import { PageSection } from '../ui/page-section.tsx';

/** Bulk work on exports, and the codes that come back (product 14.9, 14.10). */
export default function AdminExportsPage() {
  return (
    <Page title="Exports" lead="Many releases at once, and the codes that the distributor assigned">
      <PageSection title="Export together">
        <ExportTogether />
      </PageSection>
      <PageSection title="Made in the last seven days">
        <BatchExports />
      </PageSection>
      <PageSection
        title="Codes from a file"
        lead="Blank codes of exported releases are filled. A code that is there already is never overwritten."
      >
        <CodesImport />
      </PageSection>
      <PageSection
        title="Whose is a code?"
        lead="When somebody claimed a code first that is not theirs, the office takes it away."
      >
        <CodeHolder />
      </PageSection>
    </Page>
  );
}
