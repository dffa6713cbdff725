/**
 * The layers of the domain, bottom to top: a folder imports from its own layer and those below. `reason` says what would break if a
 * lower layer knew this one.
 */
const DOMAIN_LAYERS = [
  {
    folders: [
      ...['money', 'dates', 'people', 'reasons', 'accounts', 'application', 'brokers', 'chat'],
      ...['documents', 'feedback', 'flags', 'language', 'notifications', 'telemetry', 'wallet'],
    ],
    reason: 'Amounts, dates, people and plain enumerations are used everywhere and know nothing.',
  },
  {
    folders: ['states', 'tables'],
    reason: 'State law and decision tables need amounts and dates, nothing about an application.',
  },
  {
    folders: ['facts'],
    reason: 'What is known about an application must not depend on the rules that judge it.',
  },
  { folders: ['policy'], reason: 'A lender’s rules are read before anything is priced or decided.' },
  { folders: ['pricing'], reason: 'A price follows from a scenario and the rules, not from a decision.' },
  { folders: ['underwriting'], reason: 'A decision may price; a price never decides.' },
  {
    folders: [
      ...['bank', 'closing', 'credit', 'disclosures', 'funding', 'hmda', 'identity', 'income', 'insurance'],
      ...['liens', 'notary', 'offers', 'organisations', 'property', 'rescission', 'signing', 'valuation'],
    ],
    reason: 'The nouns apply the rules to the facts of one application.',
  },
  {
    folders: ['adverse-action', 'reviews', 'explanations'],
    reason: 'Notices, reviews and explanations look at what the nouns decided.',
  },
  { folders: ['rules'], reason: 'Publishing and comparing rules runs whole decisions.' },
  { folders: ['workflow'], reason: 'Steps ask the nouns; no noun knows which step is current.' },
  {
    folders: ['chatbot', 'client-state', 'records', 'staff', 'sample-people'],
    reason:
      'The chatbot’s answers, the browser’s states, the terms of records, the rights of staff and the sample people follow the steps.',
  },
];
const inLayers = (layers) =>
  `^packages/domain/src/(${layers.flatMap(({ folders }) => folders).join('|')})/(?!.*\\.test\\.ts$)`;
const domainLayers = DOMAIN_LAYERS.slice(1).map(({ folders, reason }, index) => ({
  name: `domain-${folders[0]}-is-above`,
  comment: reason,
  severity: 'error',
  from: { path: inLayers(DOMAIN_LAYERS.slice(0, index + 1)) },
  to: { path: inLayers(DOMAIN_LAYERS.slice(index + 1, index + 2)) },
}));

/**
 * The layers of the server, bottom to top. Types may come from above: `context.ts` names everything that a handler gets. What a lower
 * layer needs of the modules, `app.ts` hands to it.
 */
const SERVER_LAYERS = [
  {
    folders: [
      'audit',
      'backup',
      'db',
      'file-store',
      'files',
      'pdf',
      'sealing',
      'tracing',
      'vendors',
      'workers',
    ],
    reason: 'Storage, encryption and providers know no application.',
  },
  { folders: ['facts'], reason: 'Facts are recorded the same way, whichever module asks.' },
  {
    folders: ['http', 'jobs', 'realtime'],
    reason: 'Calls, tasks and live events carry whatever the modules do.',
  },
  { folders: ['modules'], reason: 'A noun knows no transport but its own handlers.' },
];
const serverLayer = (folders) => `^apps/server/src/(${folders.join('|')})/`;
const serverLayers = SERVER_LAYERS.slice(0, -1).map(({ folders, reason }, index) => ({
  name: `server-${folders[0]}-is-below`,
  comment: reason,
  severity: 'error',
  from: { path: serverLayer(folders), pathNot: '\\.test\\.ts$|/testing/' },
  to: {
    path: serverLayer(SERVER_LAYERS.slice(index + 1).flatMap((layer) => layer.folders)),
    dependencyTypesNot: ['type-only'],
  },
}));

/** The one direction of imports: apps → client → contract, documents, ui → domain. Each rule says why. */
module.exports = {
  forbidden: [
    ...domainLayers,
    ...serverLayers,
    {
      name: 'only-app-knows-all',
      comment:
        'The handlers, tasks and sealed columns of every module meet in `app.ts`; a command may hand them on too.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(app|serve)\\.ts$|\\.test\\.ts$|/testing/',
      },
      to: { path: '^apps/server/src/(app|handlers|tasks|sealed-columns)\\.ts$' },
    },
    {
      name: 'every-folder-of-the-domain-has-a-layer',
      comment: 'Add the folder to DOMAIN_LAYERS.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: `${inLayers(DOMAIN_LAYERS)}|/testing/|\\.test\\.ts$` },
      to: {},
    },
    {
      name: 'domain-is-pure',
      comment:
        'The domain imports nothing but itself, zod, the readers of DMN, FEEL and bech32, and the distance between two names: no I/O, no clock, no app.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$|/testing/homeline\\.ts$' },
      to: {
        pathNot:
          '^(packages/domain/|node_modules/(zod|@scure/base|dmn-moddle|moddle-xml|feelin|fastest-levenshtein)/)',
      },
    },
    {
      name: 'pages-carry-no-rules',
      comment:
        'A browser neither prices nor decides: it would carry the tables, and their readers, to everyone. Only the grid in which staff edit them reads tables, and is loaded there alone.',
      severity: 'error',
      from: {
        path: '^(apps/(web|console)|packages/(client|contract|documents|ui))/',
        pathNot: '\\.test\\.tsx?$|/testing/|^apps/console/src/features/rules/grid/',
      },
      to: {
        path: '^packages/domain/src/(tables/|policy/(rate-sheet|read-|credit-policy|rules)|pricing/(price|offers)|workflow/(steps|[a-z]+\\.steps|current-step)\\.ts)',
      },
    },
    {
      name: 'packages-know-no-app',
      comment: 'Imports point down only: a package that knew an app could not be used by another.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'packages-point-down',
      comment: 'contract, documents and ui stand beside each other and know only the domain.',
      severity: 'error',
      from: { path: '^packages/(contract|documents|ui)/' },
      to: { path: '^packages/(?!domain/|$1/)' },
    },
    {
      name: 'the-client-points-down',
      comment: 'Both browser apps share it, so it knows neither, and no document.',
      severity: 'error',
      from: { path: '^packages/client/' },
      to: { path: '^packages/documents/' },
    },
    {
      name: 'no-app-imports-an-app',
      comment: 'Apps speak to each other over HTTP, as the outside world does.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src', pathNot: '(\\.test\\.ts|/testing/)' },
      to: { path: '^apps/(?!$1/)' },
    },
    {
      name: 'the-product-never-imports-the-sandbox',
      comment: 'Stand-ins live in apps/sandbox and are spoken to over HTTP; only tests start them.',
      severity: 'error',
      from: { path: '^(apps/(server|web|console)|packages)/', pathNot: '(\\.test\\.ts|/testing/)' },
      to: { path: '^apps/sandbox/' },
    },
    {
      name: 'test-support-stays-in-tests',
      comment: 'What exists for tests must not be reachable from the product.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src', pathNot: '(\\.test\\.tsx?$|/testing/|^apps/sandbox/)' },
      to: { path: '/testing/' },
    },
    {
      name: 'federal-answers-are-read-by-nobody-else',
      comment:
        'What the borrower says about race, sex and ethnicity is kept and shown to them; no rule and no staff view may know it.',
      severity: 'error',
      from: { path: '^apps/server/src', pathNot: '^apps/server/src/(modules/hmda/|handlers\\.ts$)' },
      to: { path: '^apps/server/src/modules/hmda/' },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle of files cannot be read from top to bottom, even when it is one of types.',
      severity: 'error',
      from: { pathNot: '/testing/|^apps/server/src/context\\.ts$' },
      // The context lists what every use case may need, and jobs and rulebooks take it.
      to: { circular: true, viaOnly: { pathNot: '^apps/server/src/context\\.ts$' } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|docs)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
