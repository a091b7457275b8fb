const GB = 1024 ** 3;

/**
 * Limits for one account or one IP address. Normal use never reaches them; they bound the cost of misuse. Each is
 * counted in or before the write that it permits.
 */
export const quotas = {
  /**
   * Uploads for one release that have begun but are not checked yet. A release has 31 places for a file: a cover, 15
   * masters, 15 licenses.
   */
  awaitedUploadsPerRelease: 40,
  /** Uploads that an account begins per day (UTC), and their bytes. */
  uploadsPerDay: 10_000,
  uploadBytesPerDay: 50 * GB,
  /** Releases per account, in any state; deleted ones are not counted. */
  releases: 5000,
  /** An artist's messages to the assistant per hour. Pressing buttons only, an artist sends a few a minute. */
  assistantMessagesPerHour: 600,
  /**
   * An artist's messages to the assistant about one release, each with its reply. A long album takes about two hundred.
   */
  assistantTurnsPerRelease: 2000,
  /** Split invitations that an artist emails per day (UTC). */
  splitInvitationsPerDay: 60,
  /** Split invitations that are opened or answered from one IP address per hour. */
  splitAnswersPerHour: 240,
  /** Leads from one IP address per hour, enough for an office or a class that shares one. */
  leadsPerHour: 120,
  /** Unknown paths reported by pages from one IP address per hour. */
  unknownPathsPerHour: 60,
} as const;
