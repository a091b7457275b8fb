import { Duration } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { ObjectLockRetention } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Retention } from '../retention.ts';
import type { LogBucket } from './log-bucket.ts';
import { PrivateBucket } from './private-bucket.ts';

/**
 * How long a deleted file is kept here. A copy is locked for the same time, so that the lock never keeps an erased file
 * any longer.
 */
const KEPT = Duration.days(35);

/**
 * The second copy of masters and artwork, for a deployment that names no bucket in another account. Nobody, not even
 * the account's root user, can delete a new copy before its lock expires, and no role can delete any copy (design 5.9).
 */
export class CopyBucket extends PrivateBucket {
  constructor(scope: Construct, id: string, { logs, retention }: { logs: LogBucket; retention: Retention }) {
    super(scope, id, {
      logs,
      retention,
      versioned: true,
      objectLockDefaultRetention: ObjectLockRetention.compliance(KEPT),
      lifecycleRules: [{ noncurrentVersionExpiration: KEPT, expiredObjectDeleteMarker: true }],
    });
    this.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:DeleteObjectVersion'],
        resources: [this.arnForObjects('*')],
      }),
    );
  }
}
