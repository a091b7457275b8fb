import { readFileSync } from 'node:fs';

const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8');
const guide = readFileSync('docs/deploy.md', 'utf8');
const jobs = Object.fromEntries(
  workflow
    .slice(workflow.indexOf('\njobs:\n'))
    .split(/\n(?= {2}\w+:\n)/)
    .slice(1)
    .map((job) => [/^ {2}(\w+):/.exec(job)?.[1] ?? '', job]),
);

describe('the workflow that deploys', () => {
  it('deploys only tags, from an environment that restricts who may deploy', () => {
    expect(workflow).toMatch(/push:\n {4}tags: \['v\*'\]/);
    expect(jobs.deploy).toContain("if: github.event_name == 'push' && vars.DEPLOY_ROLE_ARN != ''");
    expect(jobs.deploy).toContain('environment: production');
  });

  it('only shows the changes of a pull request, with another role, and never those of a fork', () => {
    expect(jobs.diff).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    expect(jobs.diff).toMatch(/MODE: .{3} github.event_name == 'pull_request' && '--diff' \|\| '--yes' /);
    expect(jobs.diff).toContain("github.event_name == 'pull_request' && vars.DIFF_ROLE_ARN || vars.DEPLOY_ROLE_ARN");
    expect(workflow).not.toContain('pull_request_target');
  });

  it('stores no key, and may only read the repository', () => {
    expect(workflow).toMatch(/permissions:\n {2}contents: read\n(.*\n)? {2}id-token: write\n/);
    expect(workflow).not.toMatch(/secrets\.|access-key/);
  });

  it('has its variables explained in the guide', () => {
    const used = new Set([...workflow.matchAll(/vars\.(\w+)/g)].map(([, name]) => name ?? ''));
    expect(used.size).toBe(4);
    for (const name of used) expect(guide).toContain(`\`${name}\``);
  });
});
