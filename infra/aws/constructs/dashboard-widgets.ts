import { GraphWidget, type IMetric, type IWidget, SingleValueWidget, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ServiceFunction } from './service-function.ts';

const named = (service: ServiceFunction) => ({ label: service.node.id });

/** A graph across half of the page. */
export const graph = (title: string, left: IMetric[], right: IMetric[] = []): IWidget =>
  new GraphWidget({ title, left, right, width: 12, height: 6, liveData: true });

/** Current figures, across half of the page. */
export const figures = (title: string, metrics: IMetric[], options: { setPeriodToTimeRange?: boolean } = {}): IWidget =>
  new SingleValueWidget({ title, metrics, width: 12, height: 4, ...options });

/** Rows of graphs about functions: failures first, then duration and concurrency. */
export const functionGraphs = (functions: ServiceFunction[]): IWidget[][] => [
  [
    graph(
      'Functions: errors and throttles',
      functions.map((service) => service.metricErrors(named(service))),
      functions.map((service) => service.metricThrottles(named(service))),
    ),
    graph(
      'Functions: slowest calls (p99, ms)',
      functions.map((service) => service.metricDuration({ statistic: 'p99', ...named(service) })),
    ),
  ],
  [
    graph(
      'Functions: running at once',
      functions.map((service) =>
        service.metric('ConcurrentExecutions', { statistic: Stats.MAXIMUM, ...named(service) }),
      ),
    ),
  ],
];
