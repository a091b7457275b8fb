/**
 * A kind of call by an active artist: how often a month, and its table units as counted by the `tableUnits` benchmark.
 */
type Call = { what: string; monthly: number; units: number; writes: boolean };

/**
 * A month of one active artist: 1,500 calls to the API. `npm run bench -- cost` recounts the units, and reports any
 * call that costs more than listed here. A call that writes is priced as if all of its units were writes.
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

/** Assumptions (not measurements) about one active artist in a month. */
export const active = {
  /** For each call that writes: the card and counts that the projector writes. */
  projectedWriteUnits: 6,
  /** For each call that writes: runs of the stream's readers and of listeners. */
  backgroundRuns: 3,
  /** GB-seconds of a call at 1,024 MB, which mostly waits for the table. */
  callGbSeconds: 0.04,
  backgroundGbSeconds: 0.05,
  /** Checks of six files, at 3,008 MB for 10 seconds each. */
  checkGbSeconds: 6 * 3 * 10,
  /** Pages, covers and other files of the site, in GB. */
  edgeGb: 0.2,
  edgeFiles: 500,
  emails: 4,
  liveMinutes: 30 * 60,
  liveMessages: 500,
  /** The access log and the function's log of one call, in GB. */
  logGbPerCall: 1.5e-6,
  /** By default X-Ray samples one request a second and 5% of the rest. */
  tracedShare: 0.05,
  transitions: 2,
};

/** Storage per artist, active or not, in GB. */
export const stored = {
  masters: 1,
  /** Masters, which average 30 MB. */
  objects: 34,
  /** The share of masters that were uploaded this month. */
  newShare: 1 / 24,
  /** Where Intelligent-Tiering has moved the masters: read this month, within three months, or earlier. */
  tiers: { recent: 0.1, month: 0.1, quarter: 0.8 },
  table: 0.0005,
  /** How many weekly backups of the tables are kept. */
  tableBackups: 5,
};
