import {
  type AttributeDefinition,
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  type GlobalSecondaryIndex,
  type KeySchemaElement,
  ResourceInUseException,
  type StreamViewType,
} from '@aws-sdk/client-dynamodb';
import type { Template } from '../template/load-template.ts';

type TableProps = {
  AttributeDefinitions: AttributeDefinition[];
  KeySchema: KeySchemaElement[];
  GlobalSecondaryIndexes?: GlobalSecondaryIndex[];
  StreamSpecification?: { StreamViewType: StreamViewType };
  TimeToLiveSpecification?: { AttributeName: string };
};

export type LocalTable = { name: string; arn: string; streamArn: string | undefined; ttlAttribute: string | undefined };

/** Creates the template's tables in the engine, unless they already exist from an earlier start. */
export async function createTables(template: Template, client: DynamoDBClient): Promise<LocalTable[]> {
  return Promise.all(
    template.ofType<TableProps>('AWS::DynamoDB::GlobalTable').map(async ({ ref, arn, props }) => {
      await client
        .send(
          new CreateTableCommand({
            TableName: ref,
            BillingMode: 'PAY_PER_REQUEST',
            AttributeDefinitions: props.AttributeDefinitions,
            KeySchema: props.KeySchema,
            GlobalSecondaryIndexes: props.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
              IndexName,
              KeySchema,
              Projection,
            })),
            ...(props.StreamSpecification && {
              StreamSpecification: { StreamEnabled: true, StreamViewType: props.StreamSpecification.StreamViewType },
            }),
          }),
        )
        .catch((error: unknown) => {
          if (!(error instanceof ResourceInUseException)) throw error;
        });
      const { Table } = await client.send(new DescribeTableCommand({ TableName: ref }));
      return {
        name: ref,
        arn,
        streamArn: Table?.LatestStreamArn,
        ttlAttribute: props.TimeToLiveSpecification?.AttributeName,
      };
    }),
  );
}
