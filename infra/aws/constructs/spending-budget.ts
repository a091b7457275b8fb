import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Deployment } from '../deployment.ts';

type Props = { deployment: Pick<Deployment, 'stage' | 'monthlyBudget'>; pager: ITopic };

/**
 * The monthly budget in US dollars. It sends an alert when 80% is spent, and when the forecast exceeds the budget. A
 * named stage includes only resources with its tag. Without a stage it includes the whole account, because a tag filter
 * matches nothing until somebody has activated the tag for billing (design 8.10).
 */
export class SpendingBudget extends Construct {
  constructor(scope: Construct, id: string, { deployment: { stage, monthlyBudget }, pager }: Props) {
    super(scope, id);
    const alert = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'SNS', address: pager.topicArn }],
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
        ...(stage && { costFilters: { TagKeyValue: [`user:stage$${stage}`] } }),
      },
      notificationsWithSubscribers: [alert('ACTUAL', 80), alert('FORECASTED', 100)],
    });
  }
}
