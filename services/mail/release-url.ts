/** The URL of a release's page; `target` is the control that it scrolls to (`?field=`). */
export function releaseUrl(siteUrl: string, releaseId: string, target?: string): string {
  const address = new URL(`/dashboard/releases/${releaseId}`, siteUrl);
  if (target) address.searchParams.set('field', target);
  return address.href;
}
