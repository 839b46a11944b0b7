const feature =
  '^backend/(accounts|events|guests|invitations|rsvp|messaging|payments|statistics|partners|media|config|health|concierge|webhooks|erasure)/'
const below = {
  accounts: [],
  events: ['accounts'],
  guests: ['accounts', 'events'],
  invitations: ['accounts', 'events', 'guests'],
  rsvp: ['accounts', 'events', 'guests', 'invitations'],
  messaging: ['accounts', 'events', 'guests', 'invitations', 'payments', 'webhooks'],
  payments: ['accounts', 'events', 'webhooks'],
  statistics: ['accounts', 'events', 'guests'],
  media: ['accounts', 'events'],
  erasure: ['accounts', 'events', 'payments'],
  concierge: ['accounts', 'events'],
  config: [],
  health: [],
  partners: [],
  webhooks: [],
}

/** The direction of imports (docs/architecture.md, "May import"). Cycles are Biome's: it tells types from values. */
module.exports = {
  forbidden: [
    {
      name: 'domain-imports-only-itself-and-pure-libraries',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', '^(node_modules/)?(valibot|luxon|culori)/'] },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^backend/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^backend/(?!platform/)' },
    },
    {
      name: 'providers-know-no-feature',
      severity: 'error',
      from: { path: '^backend/providers/', pathNot: '\\.test\\.ts$' },
      to: { path: feature },
    },
    {
      name: 'no-one-elses-routes',
      severity: 'error',
      from: { path: '^backend/([^/]+)/', pathNot: '^backend/(app|processes/api)\\.ts$' },
      to: { path: '^backend/([^/]+)/.*routes\\.ts$', pathNot: '^backend/$1/' },
    },
    ...Object.entries(below).map(([name, allowed]) => ({
      name: `${name}-imports-downwards`,
      severity: 'error',
      from: { path: `^backend/${name}/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: feature,
        pathNot: `^backend/(${[name, ...allowed].join('|')})/`,
      },
    })),
    {
      name: 'only-commands-import-the-demo',
      severity: 'error',
      from: { path: '^(backend|frontend|emails|domain)/', pathNot: '^backend/(demo|processes)/' },
      to: { path: '^backend/demo/' },
    },
    {
      name: 'nobody-imports-workers',
      severity: 'error',
      from: { pathNot: '^backend/(workers|processes|testing|bench)/|\\.test\\.ts$' },
      to: { path: '^backend/workers/' },
    },
    {
      name: 'migrations-import-nothing-of-ours',
      severity: 'error',
      from: { path: '^backend/migrations/\\d' },
      to: { path: '^(backend|frontend|emails|sandbox)/', pathNot: '^backend/platform/boss\\.ts$' },
    },
    {
      name: 'screens-know-no-server',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^(backend|emails)/' },
    },
    {
      name: 'mails-know-no-server-and-no-screens',
      severity: 'error',
      from: { path: '^emails/' },
      to: { path: '^(backend|frontend)/' },
    },
    {
      name: 'backend-sees-only-the-server-entry-of-the-screens',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^frontend/', pathNot: '^frontend/entry-server\\.tsx$' },
    },
    {
      name: 'the-product-does-not-import-the-sandbox',
      comment: 'One process starts it, and so do tests that want it in their own process.',
      severity: 'error',
      from: {
        path: '^(domain|backend|frontend|emails)/',
        pathNot: '^backend/(processes/sandbox|testing/test-app)\\.ts$',
      },
      to: { path: '^sandbox/' },
    },
    {
      name: 'the-sandbox-imports-domain-only',
      comment:
        'Its keys are the one exception: the product signs in with them, and may not import them from the sandbox.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: {
        path: '^(backend|frontend|emails|journeys)/',
        pathNot: '^backend/platform/sandbox-credentials\\.ts$',
      },
    },
    {
      name: 'screens-import-one-way',
      severity: 'error',
      from: { path: '^frontend/(ui|lib|invitation)/' },
      to: { path: '^frontend/(app|pages|features)/' },
    },
    {
      name: 'screen-features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^frontend/features/([^/]+)/' },
      to: { path: '^frontend/(features/(?!$1/)|pages/|app/)' },
    },
    {
      name: 'link-pictures-are-drawn-on-the-server-alone',
      comment: 'docs/decisions/0011: they are composed of the formats, so they stand with them.',
      severity: 'error',
      from: { path: '^frontend/', pathNot: '^frontend/(entry-server\\.tsx$|invitation/link-picture/)' },
      to: { path: '^frontend/invitation/link-picture/' },
    },
    {
      name: 'the-test-card-form-is-loaded-only-where-the-sandbox-stands',
      severity: 'error',
      from: { path: '^frontend/', pathNot: '^frontend/features/payments/sandbox/' },
      to: { path: '^frontend/features/payments/sandbox/', dynamic: false },
    },
    {
      name: 'ui-fetches-nothing',
      severity: 'error',
      from: { path: '^frontend/ui/' },
      to: { path: '^frontend/lib/api' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist)/' },
    // TypeScript 7 has no API that this tool could use; swc reads the imports as well.
    parser: 'swc',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
}
