import { readFileSync } from 'node:fs'
import type { Units } from '@longtable/testing/system'

/** Charged with every request that has a token: account and session are looked up. */
const TOKEN = 'Token'
const SYSTEMS = {
  GoalsGuild: 'goals-guild',
  CollabHub: 'collab-hub',
  HoldThatThought: 'hold-that-thought',
  accounts: 'accounts',
} as const
type System = keyof typeof SYSTEMS
/** The others are younger than the comparison. */
const COMPARED: readonly System[] = ['GoalsGuild', 'accounts']

interface Operation {
  readonly system: System
  readonly kind: string
  readonly name: string
  readonly now: Units
  readonly before: Units | undefined
}

const measured = (system: System, file: string): Record<string, Units> =>
  JSON.parse(
    readFileSync(new URL(`../../../${SYSTEMS[system]}/${file}`, import.meta.url), 'utf8'),
  ) as Record<string, Units>

function operationsIn(system: System): Operation[] {
  const before = COMPARED.includes(system) ? measured(system, 'units.before.json') : {}
  return Object.entries(measured(system, 'units.json'))
    .filter(([name]) => name !== TOKEN)
    .map(([operation, now]) => {
      const [kind = '', name = ''] = operation.split('.')
      return { system, kind, name, now, before: before[operation] }
    })
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const total = (units: readonly number[]) => units.reduce((sum, one) => sum + one, 0)

const readRow = (operation: Operation) => {
  const { system, name, now, before } = operation
  return [`\`${name}\``, system, before?.reads ?? '–', now.reads, now.calls]
}

const writeRow = ({ system, name, now, before }: Operation) => [
  `\`${name}\``,
  system,
  before?.reads ?? '–',
  now.reads,
  now.writes,
  now.calls,
]

/** What the queries cost together that were there before, then and now. */
export function queriesTogether() {
  const operations = (Object.keys(SYSTEMS) as System[]).flatMap(operationsIn)
  const compared = operations.filter(({ kind, before }) => kind === 'Query' && before !== undefined)
  const token = (file: string) => measured('accounts', file)[TOKEN]?.reads ?? 0
  const [tokenThen, tokenNow] = [token('units.before.json'), token('units.json')]
  return {
    operations,
    compared,
    token: tokenNow,
    before: total(compared.map(({ before }) => (before?.reads ?? 0) + tokenThen)),
    now: total(compared.map(({ now }) => now.reads + tokenNow)),
  }
}

/** The section of docs/capacity.md with what each operation of the schemas costs. */
export function operationsSection(): string {
  const { operations, compared, token, before, now } = queriesTogether()
  const of = (kind: string) => operations.filter((one) => one.kind === kind)
  const all = of('Query')
  return `
## Every operation

What a screen shows is asked for: all fields of the answer, of people that it names their names, of
other things their plain fields. Lists have 20 entries by 20 different people. "Before" is what the same
operation cost when everything but long lists was read consistently.

**The ${compared.length} queries that were there before cost ${before} read units together, and ${now} now**, each with the ${token}
units by which the token's account and session are looked up; those are not in the tables. All ${all.length} of today
cost ${total(all.map((one) => one.now.reads + token))}. Each system measures its own, and fails when an operation is missing in its
\`units.json\` or costs something else; with \`-u\` it writes them anew:

\`\`\`sh
npx vitest run ${Object.values(SYSTEMS)
    .map((folder) => `packages/${folder}/src/units.test.ts`)
    .join(' ')}
\`\`\`

${table(['Query', 'of', 'read units before', 'read units', 'calls'], all.map(readRow))}

Mutations, each the first within its limits and with a \`requestId\`, so that none is dearer in practice;
without what follows by the stream:

${table(
  ['Mutation', 'of', 'read units before', 'read units', 'write units', 'calls'],
  of('Mutation').map(writeRow),
)}

One event for one listener, to whom it is read anew:

${table(['Subscription', 'of', 'read units before', 'read units', 'calls'], of('Subscription').map(readRow))}
`
}
