import { describeWorkflow } from './describe-workflow.ts';

it('rejects an incomplete workflow', () => {
  const describeIt = () => describeWorkflow({ says: 'Imports', definition: { StartAt: 'A', States: {} } });
  expect(describeIt).toThrow('The workflow “Imports” is not understood: StartAt names A, which is no state');
});
