import { useState } from 'react';
import { DELETION_DAYS } from '../../../../shared/accounts/deletion.ts';
import type { Profile } from '../../../../shared/accounts/profile.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { PageSection } from '../../ui/page-section.tsx';

const DeleteAccountDialog = lazyDialog(() => import('./delete-account-dialog.tsx'));

/** Deletes the account. The artist has a week to cancel the deletion (product 19). */
export function DeleteAccount({ profile }: { profile: Profile }) {
  const [asking, setAsking] = useState(false);
  return (
    <PageSection
      title="Delete account"
      lead={`Your profile, releases and files are deleted ${DELETION_DAYS} days after you ask. Sign in before then to keep everything. Releases that are in stores have to be taken down first. Download your data first if you want to keep it.`}
    >
      <Button tone="danger" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      {asking && (
        <DeleteAccountDialog artistName={profile.artistName || profile.fullName} onClose={() => setAsking(false)} />
      )}
    </PageSection>
  );
}
