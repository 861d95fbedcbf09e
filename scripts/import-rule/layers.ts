/** Who may import whom, and which globals a layer keeps away from. `ARCHITECTURE.md` says why. */
export interface Layer {
  name: string
  files: RegExp
  /** Specifiers outside of the own package; absent means: everything that is declared. */
  may?: RegExp
  never?: RegExp
  /** Files of the own package that must not be imported by relative path. */
  neverFiles?: RegExp
  neverGlobals?: readonly string[]
  /** Tests and tools may import what only tests may. */
  free?: true
}

const ENVIRONMENT = ['process.env']
const AMBIENT = [...ENVIRONMENT, 'Date.now', 'new Date()', 'Math.random', 'performance.now']
const SYSTEMS = 'goals-guild|collab-hub|hold-that-thought|accounts'
const ADAPTERS = /^@longtable\/store\/|^lmdb$|^@aws-sdk\//

/** The first match counts. A file that none matches is a violation of its own. */
export const layers: readonly Layer[] = [
  {
    name: 'tests and tools',
    files:
      /\.(test|racers)\.ts$|\/src\/testing\/|^packages\/testing\/|^bench\/|^scripts\/|^[^/]+\.ts$/,
    free: true,
  },
  {
    name: 'store/lmdb',
    files: /^packages\/store\/src\/lmdb\//,
    may: /^lmdb$|^node:/,
    neverFiles: /^packages\/store\/src\/dynamodb\//,
    neverGlobals: ENVIRONMENT,
  },
  {
    name: 'store/dynamodb',
    files: /^packages\/store\/src\/dynamodb\//,
    may: /^@aws-sdk\/|^@smithy\/|^node:/,
    // The SDK's warnings can be silenced only by the environment, so that is not refused here.
    neverFiles: /^packages\/store\/src\/lmdb\//,
  },
  {
    name: 'store port',
    files: /^packages\/store\/src\//,
    may: /^$/,
    neverFiles: /^packages\/store\/src\/(lmdb|dynamodb)\//,
    neverGlobals: ENVIRONMENT,
  },
  {
    name: 'entity',
    files: /^packages\/entity\/src\//,
    may: /^(@longtable\/store|zod|ulid|node:crypto)$/,
    neverGlobals: ENVIRONMENT,
  },
  {
    name: 'core',
    files: /^packages\/core\/src\//,
    may: /^(@longtable\/(store|entity)|zod|ulid|node:.*)$/,
    neverGlobals: ENVIRONMENT,
  },
  {
    name: 'accounts: keys, tokens, hashing',
    // In Cognito's place accounts make keys, sign and hash; the rest of them is domain only.
    files: /^packages\/accounts\/src\/(keys\/|tokens\/|passwords\/(hasher|hash-threads)\.ts$)/,
    may: /^(@longtable\/core|zod|jose|aws-jwt-verify(\/jwk)?|@node-rs\/argon2|node:(crypto|module|os|path|worker_threads|fs\/promises))$/,
    neverGlobals: AMBIENT,
  },
  {
    name: 'GraphQL of a system',
    files: new RegExp(`^packages/(${SYSTEMS})/src/.*\\.graphql\\.ts$`),
    may: /^(@longtable\/(api|core|entity|store|files|mail|search|system)|zod|node:(assert|crypto))$/,
    neverGlobals: AMBIENT,
  },
  {
    name: 'system',
    files: new RegExp(`^packages/(${SYSTEMS})/src/`),
    may: /^(@longtable\/(core|entity|store|files|mail|search|system)|zod|diff|node:(assert|crypto))$/,
    neverGlobals: AMBIENT,
  },
  {
    name: 'files/disk',
    files: /^packages\/files\/src\/disk\//,
    may: /^(@longtable\/store|node:.*)$/,
    neverFiles: /^packages\/files\/src\/s3\//,
    neverGlobals: ENVIRONMENT,
  },
  {
    name: 'files/s3',
    files: /^packages\/files\/src\/s3\//,
    may: /^@aws-sdk\//,
    // The SDK's warnings can be silenced only by the environment, so that is not refused here.
    neverFiles: /^packages\/files\/src\/disk\//,
  },
  {
    name: 'files port',
    files: /^packages\/files\/src\//,
    may: /^(@longtable\/store|file-type\/core|node:(crypto|http|zlib))$/,
    neverFiles: /^packages\/files\/src\/(disk|s3)\//,
    neverGlobals: AMBIENT,
  },
  {
    name: 'documents',
    files: /^packages\/documents\/src\//,
    may: /^(sharp|pdf-lib|yazl|yauzl|node:(child_process|fs|fs\/promises|module|os|path|stream|stream\/promises))$/,
    neverGlobals: AMBIENT,
  },
  {
    name: 'payments',
    files: /^packages\/payments\/src\//,
    may: /^(@longtable\/system|stripe|zod|node:(crypto|fs\/promises|path))$/,
    neverGlobals: AMBIENT,
  },
  {
    name: 'search/libsql',
    files: /^packages\/search\/src\/libsql\//,
    may: /^(@longtable\/(core|store)|libsql|node:(crypto|fs|fs\/promises|module|path|worker_threads))$/,
    neverGlobals: AMBIENT,
  },
  {
    name: 'search port',
    files: /^packages\/search\/src\//,
    may: /^(@longtable\/(core|entity|store)|zod)$/,
    neverFiles: /^packages\/search\/src\/libsql\//,
    neverGlobals: AMBIENT,
  },
  {
    name: 'beside core',
    files: /^packages\/(api|mail)\/src\//,
    never: new RegExp(`^@longtable/(${SYSTEMS}|server|aws)\\b|${ADAPTERS.source}`),
    neverGlobals: ENVIRONMENT,
  },
  {
    name: 'system kit',
    files: /^packages\/system\/src\//,
    may: /^(@longtable\/(api|core|entity|store|files|mail|search)|zod)$/,
    neverGlobals: AMBIENT,
  },
  { name: 'host', files: /^hosts\/[^/]+\/src\// },
  { name: 'app', files: /^apps\/[^/]+\/src\//, never: /^@longtable\// },
]

/** Inside a system imports go down this list, never up; files without such an ending are free. */
const KINDS = [
  '.entity.ts',
  '.patterns.ts',
  '.policy.ts',
  '.processor.ts',
  '.graphql.ts',
  '.feature.ts',
]

export const rankOf = (path: string): number | undefined => {
  const rank = KINDS.findIndex((ending) => path.endsWith(ending))
  return rank === -1 ? undefined : rank
}

/**
 * Inside a system a feature uses those before it, never those behind it. The table is one, so
 * entities and patterns are everybody's. A folder that is not here stands behind all of them.
 */
export const features: Readonly<Record<string, readonly string[]>> = {
  'packages/accounts': ['keys', 'tokens', 'tickets', 'passwords', 'identity', 'sessions', 'groups'],
  'packages/collab-hub': [
    'shards',
    'users',
    'uploads',
    'startups',
    'roles',
    'access',
    'decks',
    'applications',
    'conversations',
    'billing',
    'notifications',
    'moderation',
    'search',
    'live',
    'audit',
    'stats',
    'personal-data',
    'demo',
  ],
  'packages/goals-guild': [
    'tags',
    'ids',
    'users',
    'follows',
    'collaboration',
    'groups',
    'goals',
    'quests',
    'streaks',
    'chat',
    'assistance',
    'offers',
    'uploads',
    'avatars',
    'feed',
    'collaboration/comments',
    'notifications',
    'timeline',
    'search',
    'administration',
    'personal-data',
    'demo',
  ],
  'packages/hold-that-thought': [
    'users',
    'uploads',
    'people',
    'letters',
    'media',
    'comments',
    'notifications',
    'conversations',
    'drafts',
    'search',
    'archive',
    'personal-data',
    'demo',
  ],
}
