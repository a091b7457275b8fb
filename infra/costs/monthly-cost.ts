import { entriesOf } from '../../shared/typed-record.ts';
import type { FixedUnits } from './fixed-units.ts';
import { costOf, type PriceName } from './prices.ts';
import { ACTIVE, active, calls, stored } from './usage.ts';

const PARTS = [
  'firewall',
  'alarms, keys, secrets',
  'API and functions',
  'tables',
  'masters and their copies',
  'accounts and email',
  'site and live channel',
  'logs and traces',
] as const;
export type CostPart = (typeof PARTS)[number];
export const costParts: readonly CostPart[] = PARTS;

/** Units that are free each month, even after an account's first year (the services' pricing pages, "Free tier"). */
const FREE: Partial<Record<PriceName, number>> = {
  alarmMetric: 10,
  logs: 5,
  traces: 100_000,
  queueRequests: 1_000_000,
  tableStorage: 25,
  functionRuns: 1_000_000,
  functionSeconds: 400_000,
  users: 10_000,
  edgeTraffic: 1024,
  edgeRequests: 10_000_000,
  edgeFunctions: 2_000_000,
  transitions: 4_000,
};

const costs = (units: Partial<Record<PriceName, number>>): number =>
  entriesOf<PriceName, number>(units as Record<PriceName, number>).reduce(
    (sum, [name, count]) => sum + costOf(name, Math.max(0, count - (FREE[name] ?? 0))),
    0,
  );

/**
 * The list price of one month, in US dollars, for a number of artists of whom 30% are active. It does not include card
 * fees, royalty statements or a language model.
 */
export function monthlyCost(artists: number, fixed: FixedUnits): Record<CostPart, number> {
  const people = artists * ACTIVE;
  const made = people * calls.reduce((sum, { monthly }) => sum + monthly, 0);
  const writing = people * calls.filter(({ writes }) => writes).reduce((sum, { monthly }) => sum + monthly, 0);
  const unitsOf = (writes: boolean) =>
    people *
    calls.filter((call) => call.writes === writes).reduce((sum, { monthly, units }) => sum + monthly * units, 0);
  const background = writing * active.backgroundRuns;
  const edgeRequests = made + people * active.edgeFiles;
  const gb = artists * stored.masters;
  return {
    firewall: costs({ webAcl: fixed.webAcls, webAclRule: fixed.webAclRules, firewallRequests: edgeRequests }),
    'alarms, keys, secrets': costs({ alarmMetric: fixed.alarmMetrics, key: fixed.keys, secret: fixed.secrets }),
    'API and functions': costs({
      calls: made,
      functionRuns: made + background,
      functionSeconds:
        made * active.callGbSeconds + background * active.backgroundGbSeconds + people * active.checkGbSeconds,
      queueRequests: fixed.queueRequests + 3 * background,
      transitions: people * active.transitions,
    }),
    tables: costs({
      tableReads: unitsOf(false),
      tableWrites: unitsOf(true) + writing * active.projectedWriteUnits,
      tableStorage: artists * stored.table,
      tableRecovery: artists * stored.table,
      tableBackup: artists * stored.table * stored.tableBackups,
    }),
    'masters and their copies': costs({
      masterRecent: gb * stored.tiers.recent,
      masterMonth: gb * stored.tiers.month,
      masterQuarter: gb * stored.tiers.quarter,
      tieredObject: artists * stored.objects,
      deepArchive: gb,
      deepArchivePut: artists * stored.objects * stored.newShare,
    }),
    'accounts and email': costs({ users: people, emails: people * active.emails }),
    'site and live channel': costs({
      edgeRequests,
      edgeTraffic: people * active.edgeGb,
      edgeFunctions: people * active.edgeFiles,
      liveMinutes: people * active.liveMinutes,
      liveOperations: people * active.liveMessages,
    }),
    'logs and traces': costs({ logs: made * active.logGbPerCall, traces: made * active.tracedShare }),
  };
}

/** The sum of all parts, in US dollars. */
export const totalOf = (parts: Record<CostPart, number>): number =>
  Object.values(parts).reduce((sum, dollars) => sum + dollars, 0);
