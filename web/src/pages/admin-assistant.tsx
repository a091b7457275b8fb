import { ModelUse } from '../features/office/model-use.tsx';
import { Page } from '../ui/page.tsx';

/** The language model's cost and health (product 31.63). */
export default function AdminAssistantPage() {
  return (
    <Page
      title="Assistant"
      lead="The language model that reads what artists write: what it was asked, and what that cost"
    >
      <ModelUse />
    </Page>
  );
}
