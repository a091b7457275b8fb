/** Every address of the app. It stands in lib because pages and features link to it, and they never import app. */
export const paths = {
  home: '/',
  auth: '/auth',
  dashboard: '/dashboard',
  releases: '/dashboard/releases',
  releasesShort: '/releases',
  release: (releaseId: string) => `/dashboard/releases/${releaseId}`,
  admin: '/dashboard/admin',
  adminReleases: '/dashboard/admin/releases',
  adminRelease: (artistId: string, releaseId: string) => `/dashboard/admin/releases/${artistId}/${releaseId}`,
} as const;
