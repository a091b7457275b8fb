const GB = 1024 ** 3;

/**
 * What one account may use. No artist meets them; they bound what one that is misused can cost. All of them are counted in the write that
 * they allow.
 */
export const quotas = {
  /** Uploads of one release that were begun and have no verdict yet. A release has 31 places for a file: cover, 15 masters, 15 licences. */
  awaitedUploadsPerRelease: 40,
  /** Uploads that an account begins within a day (UTC), and their bytes. */
  uploadsPerDay: 10_000,
  uploadBytesPerDay: 50 * GB,
  /** Releases of an account, whatever their state; a deleted one makes room. */
  releases: 5000,
} as const;
