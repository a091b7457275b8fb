import { iamOf } from '../iam/iam.ts';
import { stateMachinesOf } from '../local/settings/state-machines.ts';
import type { Template } from '../local/template/load-template.ts';
import { cloudTemplate } from '../test/cloud-template.ts';
import { laptopTemplate } from '../test/laptop-template.ts';
import { smallTemplate } from '../test/small-template.ts';

type Machine = {
  StateMachineType: string;
  TracingConfiguration: object;
  LoggingConfiguration: { Level: string; IncludeExecutionData: boolean };
};

const cloud = await cloudTemplate();
const machines = cloud.ofType<Machine>('AWS::StepFunctions::StateMachine');

let template: Template;
beforeAll(async () => {
  template = await laptopTemplate();
});

const refOf = (entry: string): string =>
  template.ofType('AWS::Lambda::Function').find(({ metadata }) => metadata['local:entry'] === entry)?.ref ?? '';

describe('the workflow of imports', () => {
  it('is a standard one, traced, and its log contains no data', () => {
    expect(machines.map(({ stack, Properties }) => [stack, Properties])).toEqual([
      [
        'Segno-Workflows',
        expect.objectContaining({
          StateMachineType: 'STANDARD',
          TracingConfiguration: { Enabled: true },
          LoggingConfiguration: expect.objectContaining({ Level: 'ALL', IncludeExecutionData: false }),
        }),
      ],
    ]);
  });

  it('can run on the laptop, and its tasks are functions of the template', () => {
    const [machine, ...others] = stateMachinesOf(template);
    expect(others).toEqual([]);
    const arns = template.ofType('AWS::Lambda::Function').map(({ arn }) => arn);
    const { Read, Batches } = machine?.definition.States ?? {};
    expect(arns).toContain(Read?.Type === 'Task' && Read.Resource);
    const batch = Batches?.Type === 'Map' ? Batches.ItemProcessor.States.Batch : undefined;
    expect(arns).toContain(batch?.Type === 'Task' && batch.Resource);
  });

  it('is started only by the listener of its event', () => {
    const iam = iamOf(template);
    const [machine] = stateMachinesOf(template);
    const starters = template
      .ofType('AWS::Lambda::Function')
      .filter(({ ref }) => !iam({ accessKeyId: ref, action: 'states:StartExecution', resource: machine?.arn ?? '' }));
    expect(starters.map(({ metadata }) => metadata['local:entry'])).toEqual([
      'services/statements/on-statement-work-due.ts',
    ]);
  });

  it('can run only its own steps and, for the items of its map, itself', () => {
    const iam = iamOf(template);
    const [machine] = stateMachinesOf(template);
    const may = (action: `${string}:${string}`, resource: string) =>
      iam({ accessKeyId: machine?.principal, action, resource }) === undefined;
    const runs = template
      .ofType('AWS::Lambda::Function')
      .filter(({ arn }) => may('lambda:InvokeFunction', arn))
      .map(({ metadata }) => String(metadata['local:entry']).replace('services/statements/', ''));
    expect(runs.sort()).toEqual([
      'on-batch-due.ts',
      'on-batches-done.ts',
      'on-import-unfinished.ts',
      'on-match-due.ts',
      'on-posting-due.ts',
      'on-read-due.ts',
    ]);
    expect(may('states:StartExecution', machine?.arn ?? '')).toBe(true);
    const executions = (machine?.arn ?? '').replace(':stateMachine:', ':execution:');
    for (const action of ['states:DescribeExecution', 'states:StopExecution', 'states:RedriveExecution'] as const) {
      // The ARN of an item's execution includes the label of its map.
      expect([action, may(action, `${executions}/Batches:1`)]).toEqual([action, true]);
      expect([action, may(action, `${executions}:1`)]).toEqual([action, true]);
      expect([action, may(action, `${executions}-other/Batches:1`)]).toEqual([action, false]);
    }
    const ledger = template.ofType('AWS::DynamoDB::GlobalTable').find(({ id }) => id.startsWith('Ledger'))?.arn ?? '';
    for (const action of ['dynamodb:PutItem', 'dynamodb:GetItem'] as const) expect(may(action, ledger)).toBe(false);
  });
});

describe('the steps that run the engine', () => {
  it.each(['services/statements/on-read-due.ts', 'services/statements/on-match-due.ts'])('%s', (entry) => {
    const found = cloud.resources.find(
      (resource) => (resource as { Metadata?: Record<string, unknown> }).Metadata?.['local:entry'] === entry,
    );
    expect(found?.Properties).toMatchObject({
      Layers: [{ Ref: expect.stringMatching(/^Duckdb/) }],
      EphemeralStorage: { Size: 10_240 },
      Timeout: 900,
    });
    expect(found).toMatchObject({ Metadata: { 'local:isolated': true } });
    expect(refOf(entry)).not.toBe('');
  });

  it('are the only functions with its layer', () => {
    const functions = cloud.ofType<{ Layers?: { Ref: string }[] }>('AWS::Lambda::Function');
    const withEngine = functions.filter(({ Properties }) => Properties.Layers?.some(({ Ref }) => /^Duckdb/.test(Ref)));
    expect(withEngine.map(({ id }) => id.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual([
      'StatementImportMatchDue',
      'StatementImportReadDue',
    ]);
  });
});

describe('the laptop refuses a state machine that it cannot run, by name', () => {
  const machine = (Properties: object) =>
    smallTemplate({
      Import: {
        Type: 'AWS::StepFunctions::StateMachine',
        Properties: {
          StateMachineType: 'STANDARD',
          DefinitionString: '{"StartAt":"A","States":{"A":{"Type":"Succeed"}}}',
          ...Properties,
        },
      },
    });

  it('for a property, its kind or a field of its definition', () => {
    expect(stateMachinesOf(machine({}))).toMatchObject([{ name: 'small-import' }]);
    expect(() => stateMachinesOf(machine({ DefinitionS3Location: {} }))).toThrow(
      'The laptop does not support DefinitionS3Location of the state machine Import',
    );
    expect(() => stateMachinesOf(machine({ StateMachineType: 'EXPRESS' }))).toThrow(/standard workflows only/);
    const DefinitionString = '{"StartAt":"A","States":{"A":{"Type":"Parallel"}}}';
    expect(() => stateMachinesOf(machine({ DefinitionString }))).toThrow(
      /The workflow Import is not understood: States.A/,
    );
  });
});
