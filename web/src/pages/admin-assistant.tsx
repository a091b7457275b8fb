import { ModelUse } from '../features/office/model-use.tsx';
import { Page } from '../ui/page.tsx';

/** The cost and health of the language model (product 31.63). */
export default function AdminAssistantPage() {
  return (
    <Page title="Assistant" lead="How the language model that reads artists’ messages is used, and what it costs">
      <ModelUse />
    </Page>
  );
}
