/** Who may import whom (CONTRIBUTING, "Style"). Each rule says why, so that a violation explains itself. Paths cover folders to come. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const TESTS = '(\\.(test|service-test|spec)|-under-test)\\.tsx?$|/(test|e2e)/';
const SDKS = 'node_modules/(@aws-sdk|@duckdb|stripe|sharp|music-metadata|@aws-lambda-powertools|@middy)/';

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Flow is one way.', {}, { circular: true }),
    forbid(
      'shared-stands-alone',
      'shared is plain TypeScript, zod, ulid, what computes a checksum of a bank or a chain, what reads days and near names, and the capitals of English titles; it knows no runtime.',
      { path: '^shared/', pathNot: TESTS },
      {
        path: 'node_modules/(?!zod/|ulid/|ibantools/|@scure/base/|@noble/hashes/|chrono-node/|fastest-levenshtein/|title-case/)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'shared-is-lowest',
      'Services, hosts and the web are built on shared; it knows none of them, not even their types.',
      { path: '^shared/', pathNot: TESTS },
      { path: '^(services|web|infra|bench|proof)/' },
    ),
    forbid(
      'services-not-to-hosts',
      'A service does not know whether it runs in AWS or on a laptop.',
      { path: '^services/', pathNot: TESTS },
      { path: '^(web|infra|bench|proof)/|node_modules/(aws-cdk-lib|constructs)/' },
    ),
    forbid(
      'web-not-to-servers',
      'The browser sees contracts and rules only.',
      { path: '^web/src/', pathNot: TESTS },
      { path: '^(services|infra|bench|proof)/' },
    ),
    forbid(
      'infra-not-to-web',
      'The hosts serve the built app; they do not import it.',
      { path: '^infra/' },
      { path: '^web/src/' },
    ),
    forbid(
      'stand-ins-know-nothing',
      "A stand-in keeps to its service's protocol, and so can be held against the service itself: of the runner it knows the server parts, and the language of workflows, which is AWS's.",
      { path: '^infra/local/stand-ins/', pathNot: TESTS },
      {
        path: '^(shared|services|web|bench|proof)/|^infra/',
        pathNot:
          '^infra/local/(stand-ins/|(account|authorize|aws-json|disk|journal|page|pool-verifier|server|sigv4)\\.ts$)|^shared/states-language/',
      },
    ),
    forbid(
      'stand-ins-apart',
      'Services of the cloud do not share a process: one stand-in does not reach into another.',
      { path: '^infra/local/stand-ins/([^/]+)/', pathNot: TESTS },
      { path: '^infra/local/stand-ins/[^/]+/', pathNot: '^infra/local/stand-ins/$1/' },
    ),
    forbid(
      'laptop-not-among-stand-ins',
      'What the runner shares with its stand-ins (server, IAM, account) stands beside them.',
      { path: '^infra/(?!local/stand-ins/)', pathNot: TESTS },
      { path: '^infra/local/stand-ins/[^/]+\\.ts$' },
    ),
    forbid(
      'platform-below-domains',
      'The platform knows no domain.',
      { path: '^services/platform/', pathNot: TESTS },
      { path: '^services/(?!platform/)' },
    ),
    forbid(
      'doors-are-private',
      "A domain may use another's repository or decision, never its handlers, entry or event listeners.",
      { path: '^services/([^/]+)/', pathNot: TESTS },
      { path: '^services/[^/]+/(handlers|index|on-[^/]+)\\.ts$', pathNot: '^services/$1/' },
    ),
    forbid(
      'decisions-are-pure',
      'Only repositories, gateways, entries, listeners, inspections and the platform touch an SDK.',
      {
        path: '^services/[^/]+/',
        pathNot: `(-repository|-gateway|/index|/on-[^/]+|/inspect-[^/]+)\\.ts$|^services/platform/|${TESTS}`,
      },
      { path: SDKS, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'features-apart',
      'Pages compose features; features do not know each other. But a release looks the same wherever it is read (release-view), and a field saves itself in one way wherever it stands (saving-field).',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/($1|release-view|saving-field|choose-places)/' },
    ),
    forbid(
      'server-behind-data',
      'What a write makes stale is known where the cache keys are: only data calls the API.',
      { path: '^web/src/(ui|features|pages|app)/' },
      { path: '^web/src/lib/api\\.ts$' },
    ),
    forbid(
      'ui-is-wordless',
      'The kit knows no domain and fetches nothing.',
      { path: '^web/src/ui/' },
      { path: '^web/src/(app|pages|features|data)/|^shared/|node_modules/@tanstack/react-query/' },
    ),
    forbid(
      'lib-is-lowest',
      'lib and ui stand below the domains.',
      { path: '^web/src/lib/' },
      { path: '^web/src/(app|pages|features|data)/' },
    ),
    forbid(
      'data-below-features',
      'lib, ui <- data <- features <- pages <- app. What is asked and written knows no form that asks for it.',
      { path: '^web/src/data/' },
      { path: '^web/src/(app|pages|features)/' },
    ),
    forbid(
      'features-below-pages',
      'lib, ui <- data <- features <- pages <- app.',
      { path: '^web/src/features/' },
      { path: '^web/src/(app|pages)/' },
    ),
    forbid(
      'pages-below-app',
      'lib, ui <- data <- features <- pages <- app.',
      { path: '^web/src/pages/' },
      { path: '^web/src/app/' },
    ),
    forbid(
      'amplify-in-one-place',
      'Sign-in can be replaced in one place, and no page pays for it by accident.',
      { path: '^web/src/', pathNot: '^web/src/lib/(session|sign-in|configure-provider|account-provider)\\.ts$' },
      { path: '(^|node_modules/)@?aws-amplify(/|$)' },
    ),
    forbid(
      'tests-stay-tests',
      'Product code never imports test support. Figures, proofs and pictures are made with it.',
      { pathNot: `${TESTS}|^(bench|proof|web/screens)/` },
      { path: TESTS, pathNot: 'node_modules/' },
    ),
  ],
  /** Checked by infra/test/cruise.mjs itself: dependency-cruiser sees cycles of files only. */
  noDomainCycles: {
    name: 'no-domain-cycles',
    comment:
      'A domain stands above those that it imports: what two of them need goes below both, what knows both above.',
    folder: /^services\/([^/]+)\//,
    except: new RegExp(TESTS),
  },
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Ours only: many packages have their code in a folder of this name too.
    exclude: { path: '^(web/dist|cdk\\.out)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
