/** Every address of the app. It stands in lib because pages and features link to it, and they never import app. */
export const paths = {
  home: '/',
  auth: '/auth',
  dashboard: '/dashboard',
  releases: '/dashboard/releases',
  releasesShort: '/releases',
  release: (releaseId: string) => `/dashboard/releases/${releaseId}`,
  /** The library with the choice of how to begin. */
  addRelease: '/dashboard/releases?add=release',
  newRelease: '/new-release',
  analytics: '/dashboard/analytics',
  balance: '/dashboard/balance',
  profile: '/dashboard/profile',
  settings: '/dashboard/settings',
  admin: '/dashboard/admin',
  adminReleases: '/dashboard/admin/releases',
  adminRelease: (artistId: string, releaseId: string) => `/dashboard/admin/releases/${artistId}/${releaseId}`,
  adminPayments: '/dashboard/admin/payments',
  /** Only on a laptop. */
  localKit: '/local/kit',
} as const;
