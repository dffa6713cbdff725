/** The one direction of imports: apps → contract, documents, ui → domain. Each rule says why. */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment:
        'The domain imports nothing but itself, zod, the readers of DMN and FEEL and the distance between two names: no I/O, no clock, no app.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$|/testing/homeline\\.ts$' },
      to: { pathNot: '^(packages/domain/|node_modules/(zod|dmn-moddle|feelin|fastest-levenshtein)/)' },
    },
    {
      name: 'pages-carry-no-rules',
      comment:
        'A browser neither prices nor decides: it would carry the tables, and their readers, to everyone.',
      severity: 'error',
      from: { path: '^(apps/web|packages/(contract|documents|ui))/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/domain/src/(tables/|pricing/(rate-sheet|price|offers)|underwriting/policy|workflow/(steps|[a-z]+\\.steps|current-step)\\.ts)',
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
      from: { path: '^(apps/(server|web)|packages)/', pathNot: '(\\.test\\.ts|/testing/)' },
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
      from: { path: '^apps/server/src', pathNot: '^apps/server/src/(modules/hmda/|http/handlers\\.ts$)' },
      to: { path: '^apps/server/src/modules/hmda/' },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle of files cannot be read from top to bottom.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
