/** A call of an active artist: how often a month, and the table units of one, as the bench `tableUnits` counts them. */
type Call = { what: string; monthly: number; units: number; writes: boolean };

/**
 * A month of one active artist: 1,500 calls of the API. `npm run bench -- cost` counts the units again, and reports a
 * call that costs more than is written here. A call that writes is priced as if all of its units were writes.
 */
export const calls: readonly Call[] = [
  { what: 'who am I', monthly: 300, units: 0.5, writes: false },
  {
    what: 'library page of 24, with what each has earned, and the counts',
    monthly: 300,
    units: 3.5,
    writes: false,
  },
  { what: 'release with 15 tracks', monthly: 436, units: 3.5, writes: false },
  { what: 'edit a field of a release of 12 KB', monthly: 450, units: 10.5, writes: true },
  { what: 'an upload is expected', monthly: 6, units: 26.5, writes: true },
  { what: 'a checked cover becomes part of its release', monthly: 6, units: 24, writes: true },
  { what: 'a payment, its posting and the plan', monthly: 1, units: 43, writes: true },
  { what: 'submit, with a UPC and 15 ISRCs assigned', monthly: 1, units: 23.5, writes: true },
];

/** The share of artists who use the product in a month. */
export const ACTIVE = 0.3;

/** Assumptions, which are not counted, about one active artist in a month. */
export const active = {
  /** For each call that writes, the projector's card and counts. */
  projectedWriteUnits: 6,
  /** For each call that writes: the readers of the stream, and listeners. */
  backgroundRuns: 3,
  /** A call at 1,024 MB, most of it waiting for the table. */
  callGbSeconds: 0.04,
  backgroundGbSeconds: 0.05,
  /** Six files are checked, at 3,008 MB for 10 seconds. */
  checkGbSeconds: 6 * 3 * 10,
  /** Pages, covers and files of the site, in GB. */
  edgeGb: 0.2,
  edgeFiles: 500,
  emails: 4,
  liveMinutes: 30 * 60,
  liveMessages: 500,
  /** Bytes of the access log, and of the function's log, for a call. */
  logGbPerCall: 1.5e-6,
  /** X-Ray's default samples one request a second and 5% of the others. */
  tracedShare: 0.05,
  transitions: 2,
};

/** Storage for each artist, active or not, in GB. */
export const stored = {
  masters: 1,
  /** A master is 30 MB on average. */
  objects: 34,
  /** The share of the masters that was uploaded this month. */
  newShare: 1 / 24,
  /** Where Intelligent-Tiering has moved the masters: read this month, in the last three, or earlier. */
  tiers: { recent: 0.1, month: 0.1, quarter: 0.8 },
  table: 0.0005,
  /** How many weekly backups of the tables are kept. */
  tableBackups: 5,
};
