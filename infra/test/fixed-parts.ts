import type { CloudResource, CloudTemplate } from './cloud-template.ts';

type Key = { AttributeName: string; KeyType: string };
type IndexProps = {
  IndexName: string;
  KeySchema: Key[];
  Projection: { ProjectionType: string; NonKeyAttributes?: string[] };
};
type TableProps = {
  AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
  KeySchema: Key[];
  GlobalSecondaryIndexes?: IndexProps[];
};
type PoolProps = { Schema: { Name: string }[] } & Record<
  'UsernameAttributes' | 'AliasAttributes' | 'UsernameConfiguration',
  unknown
>;

/** The parts of a resource with data that no deployment can change. */
export type FixedPart = {
  type: string;
  /** Properties whose change would make AWS create a new and empty resource. */
  whole?: unknown;
  /** An index can be added or removed, but not changed. */
  indexes?: Record<string, unknown>;
  /** An account attribute can be added, but neither changed nor removed. */
  attributes?: Record<string, unknown>;
};

const types = (props: TableProps): Record<string, string> =>
  Object.fromEntries(
    props.AttributeDefinitions.map(({ AttributeName, AttributeType }) => [AttributeName, AttributeType]),
  );
const keyIn = (props: TableProps, keys: Key[]) =>
  keys.map(({ AttributeName, KeyType }) => `${AttributeName} ${types(props)[AttributeName]} ${KeyType}`);

function partOf({ Type, Properties }: CloudResource): FixedPart {
  if (Type === 'AWS::DynamoDB::GlobalTable') {
    const props = Properties as TableProps;
    return {
      type: Type,
      whole: { key: keyIn(props, props.KeySchema) },
      indexes: Object.fromEntries(
        (props.GlobalSecondaryIndexes ?? []).map(({ IndexName, KeySchema, Projection }) => [
          IndexName,
          { key: keyIn(props, KeySchema), copies: Projection.NonKeyAttributes ?? Projection.ProjectionType },
        ]),
      ),
    };
  }
  if (Type === 'AWS::Cognito::UserPool') {
    const { Schema, UsernameAttributes, AliasAttributes, UsernameConfiguration } = Properties as PoolProps;
    return {
      type: Type,
      whole: { UsernameAttributes, AliasAttributes, UsernameConfiguration },
      attributes: Object.fromEntries(Schema.map(({ Name, ...attribute }) => [Name, attribute])),
    };
  }
  return { type: Type };
}

/** The fixed parts of every resource that outlives its stack, by the resource's place in the templates. */
export const fixedParts = ({ resources }: CloudTemplate): Record<string, FixedPart> =>
  Object.fromEntries(
    resources
      .filter(({ DeletionPolicy }) => DeletionPolicy === 'RetainExceptOnCreate')
      .map((resource) => [`${resource.stack}/${resource.id}`, partOf(resource)]),
  );
