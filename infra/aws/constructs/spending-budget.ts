import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import type { Pager } from './pager.ts';

/**
 * The account's monthly budget in US dollars. It sends an alert when 80% is spent, and when the forecast exceeds the
 * budget.
 */
export class SpendingBudget extends Construct {
  constructor(scope: Construct, id: string, { monthly, pager }: { monthly: number; pager: Pager }) {
    super(scope, id);
    const alert = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'SNS', address: pager.topic.topicArn }],
    });
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: monthly, unit: 'USD' } },
      notificationsWithSubscribers: [alert('ACTUAL', 80), alert('FORECASTED', 100)],
    });
  }
}
