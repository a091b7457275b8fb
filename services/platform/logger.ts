import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';
import { alarmGroups } from './alarm-groups.ts';
import { ALARM_NAMESPACE, type Alarm, alarms } from './alarms.ts';

/**
 * The only fields that a log line may contain: ids and outcomes, never names, email addresses or contents (design 7.4).
 */
const allowed = [
  'requestId',
  'route',
  'path',
  'status',
  'code',
  'ms',
  'artistId',
  'releaseId',
  'mediaId',
  'statementId',
  'sessionId',
  'key',
  'event',
  'eventId',
  'messageId',
  'reason',
  'error',
  'stack',
  'alarm',
] as const;
export type LogFields = Partial<Record<(typeof allowed)[number], string | number | undefined>>;

class AllowedFields extends LogFormatter {
  formatAttributes(line: UnformattedAttributes, fields: LogAttributes): LogItem {
    const listed = Object.fromEntries(allowed.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));
    return new LogItem({
      attributes: {
        level: line.logLevel,
        time: line.timestamp.toISOString(),
        service: line.serviceName,
        message: line.message,
        ...listed,
        ...(isAlarm(fields.alarm) && counted(fields.alarm, line.timestamp)),
      },
    });
  }
}

const isAlarm = (name: unknown): name is Alarm => typeof name === 'string' && Object.hasOwn(alarms, name);

/**
 * Makes CloudWatch count the line in the metrics for this condition and its alarm, for this stage (embedded metric
 * format specification, version 0).
 */
const counted = (name: Alarm, at: Date) => ({
  stage: process.env.STAGE ?? 'none',
  _aws: {
    Timestamp: at.getTime(),
    CloudWatchMetrics: [
      {
        Namespace: ALARM_NAMESPACE,
        Dimensions: [['stage']],
        Metrics: [name, alarmGroups[name]].map((metric) => ({ Name: metric, Unit: 'Count' })),
      },
    ],
  },
  [name]: 1,
  [alarmGroups[name]]: 1,
});

export type Log = {
  info: (message: string, fields: LogFields) => void;
  /** Logs a failure that delays nobody and needs no repair. */
  warn: (message: string, fields: LogFields) => void;
  error: (message: string, fields: LogFields) => void;
  /** Logs an error that a person must see at once, and counts it towards the alarm of this name. */
  alarm: (name: Alarm, message: string, fields: LogFields) => void;
};

export function openLog(service: string): Log {
  const logger = new Logger({ serviceName: service, logFormatter: new AllowedFields() });
  return {
    info: (message, fields) => logger.info(message, fields),
    warn: (message, fields) => logger.warn(message, fields),
    error: (message, fields) => logger.error(message, fields),
    alarm: (name, message, fields) => logger.error(message, { ...fields, alarm: name }),
  };
}

/** The fields of a log line about a thrown value. */
export const thrown = (error: unknown): LogFields =>
  error instanceof Error ? { error: `${error.name}: ${error.message}`, stack: error.stack } : { error: String(error) };
