const GB = 1024 ** 3;

/**
 * Limits for one account or one network address. Normal use never reaches these; they bound the cost of misuse. Each is
 * counted in the write that it allows, or before it.
 */
export const quotas = {
  /**
   * Uploads of one release that have begun and have no verdict yet. A release has 31 places for a file: cover, 15
   * masters, 15 licences.
   */
  awaitedUploadsPerRelease: 40,
  /** Uploads that an account begins within a day (UTC), and their bytes. */
  uploadsPerDay: 10_000,
  uploadBytesPerDay: 50 * GB,
  /** Releases of an account, whatever their state; a deleted one makes room. */
  releases: 5000,
  /** Messages from an artist to the assistant within an hour. Answering with the buttons alone takes a few a minute. */
  assistantMessagesPerHour: 600,
  /** Messages from an artist about one release, each with its answer. A long album takes about two hundred. */
  assistantTurnsPerRelease: 2000,
  /** People whom an artist invites to splits within a day (UTC). Each gets an email. */
  splitInvitationsPerDay: 60,
  /** Invitations to splits that one network address opens or answers within an hour. */
  splitAnswersPerHour: 240,
  /** Leads that one network address sends within an hour: an office or a class behind one address has room. */
  leadsPerHour: 120,
  /** Unknown addresses reported by the pages that one network address opened within an hour. */
  unknownPathsPerHour: 60,
} as const;
