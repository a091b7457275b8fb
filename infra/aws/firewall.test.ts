import { type CloudTemplate, cloudTemplate } from '../test/cloud-template.ts';

type Statement = { ScopeDownStatement?: object; VendorName?: string; Name?: string; Limit?: number };
type Rule = {
  Name: string;
  Statement: { ManagedRuleGroupStatement?: Statement; RateBasedStatement?: Statement };
  OverrideAction?: object;
  Action?: { Block: { CustomResponse?: { ResponseCode: number; CustomResponseBodyKey: string } } };
};
type Acl = { Scope: string; Rules: Rule[]; CustomResponseBodies?: Record<string, { Content: string }> };
type Logging = {
  LogDestinationConfigs: unknown[];
  RedactedFields: { SingleHeader: { Name: string } }[];
  ResourceArn: { 'Fn::GetAtt': [string, string] };
};

const aclsOf = (cloud: CloudTemplate) => cloud.ofType<Acl>('AWS::WAFv2::WebACL');
const managedOf = (acl: Acl | undefined) =>
  acl?.Rules.filter(({ Statement }) => Statement.ManagedRuleGroupStatement) ?? [];
const rateOf = (acl: Acl | undefined) => acl?.Rules.filter(({ Statement }) => Statement.RateBasedStatement) ?? [];

const cloud = await cloudTemplate();
const site = aclsOf(cloud).find(({ Properties }) => Properties.Scope === 'CLOUDFRONT');
const pool = aclsOf(cloud).find(({ Properties }) => Properties.Scope === 'REGIONAL');

describe('the firewall of the site', () => {
  it('has the two AWS rule groups that every application should have', () => {
    expect(managedOf(site?.Properties).map(({ Name }) => Name)).toEqual([
      'AWSManagedRulesCommonRuleSet',
      'AWSManagedRulesKnownBadInputsRuleSet',
    ]);
  });

  it('counts what they would block, and blocks it if the deployment is set to', async () => {
    for (const { OverrideAction } of managedOf(site?.Properties)) expect(OverrideAction).toEqual({ Count: {} });
    const blocking = aclsOf(await cloudTemplate({ firewall: 'block' })).find(({ id }) => id === site?.id);
    for (const { OverrideAction } of managedOf(blocking?.Properties)) expect(OverrideAction).toEqual({ None: {} });
  });

  it('answers too many calls as the API would, so that the page can show a message', () => {
    const rates = rateOf(site?.Properties);
    expect(rates).toHaveLength(1);
    for (const { Action } of rates) {
      const { ResponseCode, CustomResponseBodyKey } = Action?.Block.CustomResponse ?? {};
      expect(ResponseCode).toBe(429);
      expect(JSON.parse(site?.Properties.CustomResponseBodies?.[CustomResponseBodyKey ?? '']?.Content ?? '')).toEqual({
        code: 'too-many-requests',
        title: expect.any(String),
      });
    }
  });

  it('ignores a payment provider’s webhooks: no rule examines or counts them', () => {
    const statements = site?.Properties.Rules.map(
      ({ Statement }) => Statement.ManagedRuleGroupStatement ?? Statement.RateBasedStatement,
    );
    expect(statements).toHaveLength(3);
    for (const statement of statements ?? []) {
      expect(statement?.ScopeDownStatement).toMatchObject({
        NotStatement: {
          Statement: { ByteMatchStatement: { SearchString: '/api/webhooks/', PositionalConstraint: 'STARTS_WITH' } },
        },
      });
    }
  });
});

test('the firewall of the accounts limits each IP address, more strictly for calls that send an email', () => {
  const [mails, calls] = rateOf(pool?.Properties);
  expect(JSON.stringify(mails?.Statement.RateBasedStatement?.ScopeDownStatement)).toMatch(
    /IdentityProviderService\.SignUp.*\.ResendConfirmationCode.*\.ForgotPassword/,
  );
  expect(mails?.Statement.RateBasedStatement?.Limit).toBeLessThan(calls?.Statement.RateBasedStatement?.Limit ?? 0);
  const [association] = cloud.ofType<{ WebACLArn: object; ResourceArn: object }>('AWS::WAFv2::WebACLAssociation');
  expect(association?.Properties.WebACLArn).toEqual({ 'Fn::GetAtt': [pool?.id, 'Arn'] });
  expect(JSON.stringify(association?.Properties.ResourceArn)).toContain('Users');
});

test('the firewall of the accounts lets 200 people behind one address sign up, and has no response that the pool would ignore', () => {
  const rates = rateOf(pool?.Properties);
  expect(rates.map(({ Name, Statement, Action }) => [Name, Statement.RateBasedStatement?.Limit, Action])).toEqual([
    ['mails', 200, { Block: {} }],
    ['calls', 1000, { Block: {} }],
  ]);
  expect(pool?.Properties.CustomResponseBodies).toBeUndefined();
});

describe.each(aclsOf(cloud).map(({ id }) => id))('the firewall %s', (id) => {
  it('logs what it counts and blocks, without tokens and cookies', () => {
    const logging = cloud
      .ofType<Logging>('AWS::WAFv2::LoggingConfiguration')
      .find(({ Properties }) => Properties.ResourceArn['Fn::GetAtt'][0] === id)?.Properties;
    expect(logging?.RedactedFields.map(({ SingleHeader }) => SingleHeader.Name)).toEqual(['authorization', 'cookie']);
    const groups = cloud.ofType<{ LogGroupName?: unknown }>('AWS::Logs::LogGroup');
    const [, group] = /"Ref":"(\w*Firewall\w*)"/.exec(JSON.stringify(logging?.LogDestinationConfigs)) ?? [];
    const name = groups.find((one) => one.id === group)?.Properties.LogGroupName;
    expect(name).toMatch(/^aws-waf-logs-segno-/);
  });
});
