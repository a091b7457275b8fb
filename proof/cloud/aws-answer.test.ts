import { queryParameters } from './aws-answer.ts';

test('an answer’s metrics become the parameters of a new alarm', () => {
  const metric = { Dimensions: { member: [{ Name: 'TableName', Value: 'proof' }] }, MetricName: 'WriteThrottleEvents' };
  const metrics = {
    member: [
      { Id: 'm0', MetricStat: { Metric: metric, Period: '300' } },
      { Id: 'e', Label: '' },
    ],
  };
  expect(queryParameters('Metrics', metrics)).toEqual({
    'Metrics.member.1.Id': 'm0',
    'Metrics.member.1.MetricStat.Metric.Dimensions.member.1.Name': 'TableName',
    'Metrics.member.1.MetricStat.Metric.Dimensions.member.1.Value': 'proof',
    'Metrics.member.1.MetricStat.Metric.MetricName': 'WriteThrottleEvents',
    'Metrics.member.1.MetricStat.Period': '300',
    'Metrics.member.2.Id': 'e',
  });
});
