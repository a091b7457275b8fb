import { CfnElement, type Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { type ModelSettings, modelOfProfile } from './constructs/model-access.ts';
import { ServiceFunction } from './constructs/service-function.ts';
import { Workflow } from './constructs/workflow.ts';
import type { Deployment } from './deployment.ts';

type Stacks = Record<'data' | 'auth' | 'live' | 'media' | 'workflows' | 'events' | 'api' | 'edge' | 'web', Stack>;

const LAMBDA_LOGS = 'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]';
const mayWriteLogs = 'The policy lets a function write its own logs, and nothing else.';

function acceptFinding(where: IConstruct, findings: string[], reason: string): void {
  for (const finding of findings) {
    Validations.of(where).acknowledge({ id: `AwsSolutions::AwsSolutions-${finding}`, reason });
  }
}

/**
 * Finds a construct by its path. @throws Error if the construct no longer exists, so that its acknowledgement must be
 * removed too
 */
function findConstruct(stack: Stack, path: string): IConstruct {
  let found: IConstruct | undefined = stack;
  for (const id of path.split('/')) found = found?.node.tryFindChild(id);
  if (!found) throw new Error(`A finding is acknowledged for ${stack.stackName}/${path}, which is not there any more`);
  return found;
}

function elementAt(stack: Stack, path: string): CfnElement {
  const found = findConstruct(stack, path);
  if (!CfnElement.isCfnElement(found)) throw new Error(`${stack.stackName}/${path} is no element of the template`);
  return found;
}

/** cdk-nag's name for all objects in a bucket that another stack shares under this name (`sharedValue`). */
const anyObjectOf = (name: string): string => `IAM5[Resource::arn:aws:s3:::<Shared${name}>/*]`;

/** Findings of cdk-nag that we accept, each with its reason. Any other finding fails `cdk synth`. */
export function acknowledgeFindings(stacks: Stacks, settings: ModelSettings & Pick<Deployment, 'copyBucketArn'>): void {
  const { data, auth, media, workflows, events, api, web } = stacks;

  for (const stack of Object.values(stacks)) {
    for (const service of stack.node.findAll().filter((part) => part instanceof ServiceFunction)) {
      acceptFinding(service, [LAMBDA_LOGS], mayWriteLogs);
      acceptFinding(
        service,
        ['IAM5[Resource::*]'],
        'X-Ray has no resources to name. least-privilege.test.ts allows this star for no other action.',
      );
    }
  }

  const ofTheStream = 'It is a dead-letter queue itself, for the stream, which cdk-nag does not recognize.';

  // Secrets
  acceptFinding(
    findConstruct(data, 'OriginSecret'),
    ['SMG4'],
    'CloudFront reads its value at a deployment: a rotation between two deployments would cut the site off from its API. It is changed with a deployment, during which both values are valid.',
  );
  acceptFinding(
    findConstruct(data, 'StripeSecret'),
    ['SMG4'],
    'Stripe issues its keys only on its own dashboard: they are rotated there.',
  );

  acceptFinding(
    findConstruct(data, 'UnsubscribeSecret'),
    ['SMG4'],
    'Links in emails that were sent years ago must stop working emails still. The links can only turn emails off.',
  );

  const letters = "Lambda names what it hands over by itself: the grant is for any key of the reader's own bucket.";
  for (const reader of ['Projector', 'Relay']) {
    const dead = `Stream/${reader}DeadLetters`;
    acceptFinding(findConstruct(events, `${dead}/Queue`), ['SQS3'], ofTheStream);
    const records = events.getLogicalId(elementAt(events, `${dead}/${reader}DeadLettersRecords/Resource`));
    acceptFinding(findConstruct(events, reader), [`IAM5[Resource::<${records}.Arn>/*]`], letters);
  }
  for (const schedule of [
    findConstruct(auth, 'EveryDay'),
    findConstruct(events, 'PlansEnd'),
    findConstruct(events, 'Reconciliation'),
    findConstruct(events, 'Recount'),
    findConstruct(events, 'Healing'),
    findConstruct(events, 'LookUps'),
    findConstruct(events, 'Digests'),
    findConstruct(events, 'ReleaseDays'),
  ]) {
    acceptFinding(
      schedule.node.findChild('DeadLetters'),
      ['SQS3'],
      'It is a dead-letter queue itself, for a rule and for a function, which cdk-nag does not recognize.',
    );
  }
  acceptFinding(
    findConstruct(media, 'BucketNotificationsHandler050a0587b7544547bf325f094a3db834'),
    [LAMBDA_LOGS],
    mayWriteLogs,
  );

  if (data.node.tryFindChild('Backups')) {
    for (const [role, policies] of [
      ['Backups/Role', ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup']],
      ['RestoreRole', ['service-role/AWSBackupServiceRolePolicyForRestores', 'AWSBackupServiceRolePolicyForS3Restore']],
    ] as const) {
      acceptFinding(
        findConstruct(data, role),
        policies.map((policy) => `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${policy}]`),
        'The permissions that a backup needs change with AWS Backup, and its own policies change with it.',
      );
    }
  }

  for (const report of ['Failed', 'Completed'].filter(() => data.node.tryFindChild('Backups'))) {
    acceptFinding(
      findConstruct(data, `Backups/Reports/${report}`),
      ['SQS3'],
      'Nothing receives these messages: an alarm counts them, and the operator reads them.',
    );
  }
  if (data.node.tryFindChild('FileCopies')) {
    const copies =
      settings.copyBucketArn ?? `<${data.getLogicalId(elementAt(data, 'FileCopies/Copies/Resource'))}.Arn>`;
    for (const source of ['Masters', 'Artwork']) {
      const bucket = data.getLogicalId(elementAt(data, `${source}/Resource`));
      acceptFinding(
        findConstruct(data, `${source}/ReplicationRole`),
        [`IAM5[Resource::<${bucket}.Arn>/*]`, `IAM5[Resource::${copies}/*]`],
        'Replication reads every object of the one bucket and writes to the other; only S3 can assume the role.',
      );
    }
  }

  // Accounts
  const users = findConstruct(auth, 'Users');
  acceptFinding(users, ['COG1'], 'product 3.2: 8 characters, upper case, lower case, digit; no symbol is required.');
  acceptFinding(
    users,
    ['COG2'],
    'A second factor is each account’s own choice (product 3.20): if it were required, artists would sign up elsewhere.',
  );
  acceptFinding(
    users,
    ['COG8'],
    'The plus plan (risk and leaked-password checks) is priced per user: operators may choose it.',
  );

  // Files: a function learns an object's key only at run time, so its grant covers every key in the bucket.
  const mastersObjects = anyObjectOf('Masters');
  const anyKey =
    'Single, named actions on the objects of this one bucket; their keys contain ids of artists and releases.';
  const artworkObjects = anyObjectOf('Artwork');
  const uploadedObjects = anyObjectOf('Uploads');
  acceptFinding(
    findConstruct(media, 'UploadChecker'),
    ['IAM5[Resource::<Uploads4F6EB0FD.Arn>/*]', artworkObjects, mastersObjects],
    anyKey,
  );
  acceptFinding(findConstruct(events, 'Remover'), [uploadedObjects, artworkObjects, mastersObjects], anyKey);
  acceptFinding(findConstruct(events, 'Eraser'), [artworkObjects, anyObjectOf('Exports')], anyKey);
  const archiveObjects = anyObjectOf('Archives');
  acceptFinding(findConstruct(events, 'Archiver'), [mastersObjects, artworkObjects, archiveObjects], anyKey);
  acceptFinding(findConstruct(api, 'DataExport'), [archiveObjects], anyKey);
  acceptFinding(findConstruct(api, 'Media'), [mastersObjects, uploadedObjects, artworkObjects], anyKey);
  const exportObjects = anyObjectOf('Exports');
  acceptFinding(findConstruct(api, 'Export'), [exportObjects, archiveObjects], anyKey);
  acceptFinding(findConstruct(api, 'Takedowns'), [exportObjects], anyKey);
  acceptFinding(findConstruct(events, 'Packer'), [mastersObjects, exportObjects, archiveObjects], anyKey);
  acceptFinding(findConstruct(events, 'Viewer'), [mastersObjects], anyKey);
  acceptFinding(findConstruct(events, 'Hearer'), [mastersObjects], anyKey);

  const statementObjects = anyObjectOf('Statements');
  acceptFinding(findConstruct(api, 'Statements'), [statementObjects], anyKey);
  acceptFinding(findConstruct(api, 'Earnings'), [statementObjects], anyKey);
  acceptFinding(findConstruct(events, 'Giver'), [statementObjects], anyKey);
  for (const step of ['ReadDue', 'MatchDue', 'PostingDue', 'BatchDue', 'BatchesDone'])
    acceptFinding(findConstruct(workflows, `StatementImport/${step}`), [statementObjects], anyKey);

  // The language model
  const shared = modelOfProfile(settings);
  if (shared) {
    acceptFinding(
      findConstruct(api, 'Assistant'),
      [`IAM5[Resource::${shared}]`],
      'A profile spreads the calls of one model over regions, and AWS may add more: the grant is for that model, through that profile.',
    );
  }

  // Workflows
  for (const workflow of workflows.node.children.filter((part) => part instanceof Workflow)) {
    acceptFinding(
      workflow.machine,
      ['IAM5[Resource::*]'],
      'X-Ray, and the delivery of logs, have no resources to name. least-privilege.test.ts lists the actions that have this star.',
    );
    const name = workflows.getLogicalId(elementAt(workflows, `${workflow.node.id}/Machine/Resource`));
    acceptFinding(
      workflow,
      [':*', '/*:*'].map(
        (items) =>
          `IAM5[Resource::arn:aws:states:${workflows.region}:<AWS::AccountId>:execution:<${name}.Name>${items}]`,
      ),
      'The items of a distributed map are executions of the machine itself, whose names are not known in advance.',
    );
  }

  acceptFinding(
    findConstruct(api, 'Release/Role'),
    ['IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]'],
    'The permissions that a rollout needs change with CodeDeploy, and its own policy changes with it.',
  );

  // Routes and the site
  acceptFinding(
    findConstruct(api, 'Api/Http/POST--api--webhooks--stripe'),
    ['APIG4'],
    'Stripe has no account with us: the handler first checks its signature of the body.',
  );
  acceptFinding(
    findConstruct(api, 'Api/Http/GET--api--data-exports--{artistId}--{token}--{part}'),
    ['APIG4'],
    'The link to an archive in an email: it contains 256 random bits, which are checked first.',
  );
  for (const route of ['GET', 'POST'] as const) {
    const last = route === 'POST' ? '--decline' : '';
    acceptFinding(
      findConstruct(api, `Api/Http/${route}--api--split-invitations--{invitationId}--{token}${last}`),
      ['APIG4'],
      'The link to an invitation in an email: it contains 256 random bits, which are checked first, and declining needs no account.',
    );
  }
  for (const route of ['GET', 'POST'] as const) {
    acceptFinding(
      findConstruct(api, `Api/Http/${route}--api--unsubscribe--{artistId}--{preference}--{token}`),
      ['APIG4'],
      'The link to stop emails in an email: its signature is checked first, and it can only turn off one kind of email.',
    );
  }
  acceptFinding(
    findConstruct(api, 'Api/Http/GET--api--rules'),
    ['APIG4'],
    'Our rules are for everybody, also before they have an account: the answer is the same constant for all.',
  );
  acceptFinding(
    findConstruct(api, 'Api/Http/POST--api--waitlist'),
    ['APIG4'],
    'People who join the waitlist have no account yet: the handler limits each network, and validates what it stores.',
  );
  acceptFinding(
    findConstruct(api, 'Api/Http/POST--api--unknown-paths'),
    ['APIG4'],
    'Visitors to a missing page may have no account: a path of up to 200 characters is logged, and the handler limits each network.',
  );
  const distribution = findConstruct(web, 'Distribution');
  acceptFinding(distribution, ['CFR1'], 'Artists are anywhere: the product is open to every country.');
  acceptFinding(
    distribution,
    ['CFR4'],
    "Found only without a certificate: the minimum TLS of CloudFront's own name cannot be set. With certificateArn it is TLS 1.2.",
  );
  acceptFileDeployment(web);
}

/**
 * Accepts the findings about CDK's own function that copies the built pages. It runs only during a deployment, and
 * exists only if the pages were built.
 */
function acceptFileDeployment(web: Stack): void {
  const copier = web.node.tryFindChild('Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C');
  if (!copier) return;
  acceptFinding(copier, [LAMBDA_LOGS], mayWriteLogs);
  acceptFinding(copier, ['L1'], 'CDK decides which runtime its own function has.');
  acceptFinding(
    copier,
    [
      'IAM5[Action::s3:GetBucket*]',
      'IAM5[Action::s3:GetObject*]',
      'IAM5[Action::s3:List*]',
      'IAM5[Action::s3:Abort*]',
      'IAM5[Action::s3:DeleteObject*]',
      `IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${web.region}/*]`,
      'IAM5[Resource::<SiteE53D7754.Arn>/*]',
    ],
    "CDK's own grants: it reads the deployment's assets and replaces the files of the site's bucket.",
  );
  acceptFinding(
    copier,
    ['IAM5[Resource::*]'],
    'It tells CloudFront which pages changed; CDK grants that for any distribution of the account.',
  );
}
