const GB = 1024 ** 3;

/**
 * Limits for one account or one network address. Normal use never reaches these; they bound the cost of misuse. Each is
 * counted in or before the write that it permits.
 */
export const quotas = {
  /**
   * Uploads of one release that have begun and are not checked yet. A release has 31 places for a file: cover, 15
   * masters, 15 licences.
   */
  awaitedUploadsPerRelease: 40,
  /** Uploads that an account begins in a day (UTC), and their bytes. */
  uploadsPerDay: 10_000,
  uploadBytesPerDay: 50 * GB,
  /** Releases of an account, in any state; deleted ones do not count. */
  releases: 5000,
  /** Messages from an artist to the assistant in an hour. An artist who only presses buttons sends a few a minute. */
  assistantMessagesPerHour: 600,
  /** Messages from an artist about one release, each with its reply. A long album takes about two hundred. */
  assistantTurnsPerRelease: 2000,
  /** Emailed invitations to splits from one artist in a day (UTC). */
  splitInvitationsPerDay: 60,
  /** Invitations to splits that one network address opens or answers in an hour. */
  splitAnswersPerHour: 240,
  /** Leads from one network address in an hour, enough for an office or a class that shares an address. */
  leadsPerHour: 120,
  /** Unknown addresses reported by pages from one network address in an hour. */
  unknownPathsPerHour: 60,
} as const;
