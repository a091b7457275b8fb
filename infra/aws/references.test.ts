import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from './build-app.ts';

/**
 * The maximum number of look-ups in one template. CloudFormation was seen to throttle itself at 75 (aws/aws-cdk#38010).
 */
const MOST = 40;
const deployment = {
  siteUrl: 'https://music.example.com',
  mailFrom: 'mail@music.example.com',
  alertEmail: 'pager@music.example.com',
  region: 'eu-central-1',
  stage: 'trial',
  modelId: 'eu.anthropic.claude-sonnet-4-20250514-v1:0',
  modelInputPrice: '3',
  modelOutputPrice: '15',
} as const;

/** Synthesizes with all checks, as if an operator had set the strength on the command line. */
function templatesWith(strength: string): { name: string; text: string }[] {
  const outdir = mkdtempSync(path.join(tmpdir(), 'segno-references-'));
  try {
    const context = { '@aws-cdk/core:defaultCrossStackReferences': strength };
    const { stacks } = buildApp({ bundle: false, check: true, outdir, deployment, context }).synth();
    return stacks.map(({ stackName, template }) => ({ name: stackName, text: JSON.stringify(template) }));
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
const count = (text: string, name: string) => text.split(`"${name}"`).length - 1;

describe.each([
  { strength: 'weak', plain: 'Fn::GetStackOutput' },
  { strength: 'strong', plain: 'Fn::ImportValue' },
])('with $strength references between stacks (design 8.8)', ({ strength, plain }) => {
  let templates: ReturnType<typeof templatesWith> = [];

  beforeAll(() => {
    templates = templatesWith(strength);
  });

  it('every finding is acknowledged, and no template looks up more than 40 outputs', () => {
    const counts = templates.map(({ name, text }) => [name, count(text, plain)] as const);
    expect(counts.filter(([, occurrences]) => occurrences > MOST)).toEqual([]);
    expect(counts.reduce((sum, [, occurrences]) => sum + occurrences, 0)).toBeGreaterThan(20);
  });

  it('another region is read weakly, without custom resources', () => {
    const crossing = templates.filter(({ text }) => count(text, 'Fn::GetStackOutput') > 0).map(({ name }) => name);
    expect(crossing).toEqual(expect.arrayContaining(['trial-Segno-Web', 'trial-Segno-EdgeAlarms']));
    expect(templates.filter(({ text }) => text.includes('Custom::CrossRegionExport'))).toEqual([]);
  });
});
