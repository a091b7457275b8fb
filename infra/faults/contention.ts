import type { Refusal } from '../local/table/faulty-table.ts';
import { type Input, isWrite } from '../local/table/table-call.ts';
import type { Faults } from './faults.ts';
import { randomFrom } from './random-from.ts';

const dynamodb = (name: string) => `com.amazonaws.dynamodb.v20120810#${name}`;
const CONFLICT = 'Transaction is ongoing for the item';
const THROTTLED =
  'Throughput exceeds the current capacity of your table or index. DynamoDB is automatically scaling your table or index so please try again shortly.';
const EXCEEDED =
  'The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.';

const throttles = [
  { __type: 'com.amazon.coral.availability#ThrottlingException', message: THROTTLED },
  { __type: dynamodb('ProvisionedThroughputExceededException'), message: EXCEEDED },
];
const throttledReasons = [
  { Code: 'ThrottlingError', Message: THROTTLED },
  { Code: 'ProvisionedThroughputExceeded', Message: EXCEEDED },
];

/** Cancels a transaction, giving one of its parts as the cause (API reference, "TransactWriteItems", "Errors"). */
function cancelled(parts: number, at: number, reason: { Code: string; Message: string }): Refusal {
  const reasons = Array.from({ length: parts }, (_, n) => (n === at ? reason : { Code: 'None' }));
  const codes = reasons.map(({ Code }) => Code).join(', ');
  return {
    __type: dynamodb('TransactionCanceledException'),
    message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    CancellationReasons: reasons,
  };
}

/** Rejects some calls as if others were writing the same items. A rejected call has no effect. */
export function contention(faults: Pick<Faults, 'conflicts' | 'throttles' | 'seed'>) {
  const random = randomFrom(faults.seed);
  return (operation: string, { TransactItems }: Input): Refusal | undefined => {
    const drawn = random();
    const which = random();
    const isConflict = drawn < faults.conflicts && isWrite(operation);
    if (!isConflict && (drawn < faults.conflicts || drawn >= faults.conflicts + faults.throttles)) return undefined;
    const parts = TransactItems?.length ?? 0;
    const either = which < 0.5 ? 0 : 1;
    if (parts > 0) {
      const reason = isConflict ? { Code: 'TransactionConflict', Message: CONFLICT } : throttledReasons[either];
      return reason && cancelled(parts, Math.floor(which * parts), reason);
    }
    return isConflict ? { __type: dynamodb('TransactionConflictException'), message: CONFLICT } : throttles[either];
  };
}
