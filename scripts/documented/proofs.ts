import { filesUnder, read } from '../import-rule/read-repository.ts'
import { ACTS } from './operator.ts'
import { byHand } from './readme.ts'
import { told } from './told.ts'

const FIRST_MINUTES = 'scripts/documented/first-minutes.long.test.ts'
const TOOLS = 'scripts/documented/tools.long.test.ts'
const IMAGE = 'scripts/image/dockerfile.long.test.ts'

/** Which test gives a command, and in which words, where the command itself does not tell. */
const RUN_BY: Readonly<Record<string, readonly [path: string, words?: string]>> = {
  'npm start': [FIRST_MINUTES],
  'npm start -- --empty': [FIRST_MINUTES],
  'npm ci': [FIRST_MINUTES],
  'npm run check': [FIRST_MINUTES],
  'npm run format': [FIRST_MINUTES],
  'npm run docs': [FIRST_MINUTES],
  'npm run dev': [FIRST_MINUTES],
  'npm run tour pictures': [FIRST_MINUTES],
  'npm test': ['.ci/run'],
  'npm test <path>': [FIRST_MINUTES, 'npm test packages/'],
  'npx vitest run packages/goals-guild/src/capacity.test.ts -u': [FIRST_MINUTES],
  'npx vitest run packages/goals-guild/src/units.test.ts packages/collab-hub/src/units.test.ts packages/hold-that-thought/src/units.test.ts packages/accounts/src/units.test.ts':
    [FIRST_MINUTES],
  'npm run test:dynamodb': [TOOLS],
  'npm run simulate -- --seeds 200': ['scripts/simulate.test.ts', "'--seeds', '200'"],
  'npm run simulate -- --seed 1 --seeds 200': ['scripts/simulate.test.ts', "'--seeds', '200'"],
  'npx longtable serve --new-store': ['hosts/server/src/damage.test.ts', '--new-store'],
  'docker exec longtable node scripts/start.mjs verify': [IMAGE, 'node scripts/start.mjs verify'],
}

interface Otherwise {
  readonly command: RegExp
  /** Why no test gives it as it stands. */
  readonly because: string
  /** What a test does instead; absent: nothing. */
  readonly instead?: readonly [path: string, words: string]
}

const NO_DOCKER = 'there need not be a Docker where tests run: its steps are done one by one'
const MINUTES = 'it takes minutes, and what it measures is of no use beside tests'

/** What is not run as it stands. */
const OTHERWISE: readonly Otherwise[] = [
  {
    command: /^npm run test:long$/,
    because: 'it is what runs most of the tests that are named here',
  },
  {
    command: new RegExp(`^npm run bench (?:${benchNames().join('|')})$`),
    because: MINUTES,
    instead: [TOOLS, '-- --quick'],
  },
  {
    command: new RegExp(`^npm run bench (?:${benchNames().join('|')}) -- --write$`),
    because: `${MINUTES}; what it writes is proved by results.test.ts`,
    instead: [TOOLS, '-- --quick'],
  },
  {
    command: /^npm run bench compare -- --before \.\.\/other$/,
    because: 'there is no other checkout: this one is compared with itself',
    instead: [TOOLS, 'npm run bench compare'],
  },
  {
    command: /^npm run soak -- --minutes 10(?: --write)?$/,
    because: 'fewer minutes show that it runs, and the document is not written by the way',
    instead: ['scripts/soak.long.test.ts', "'scripts/soak.ts', '--minutes'"],
  },
  {
    command: /^docker build -t longtable \.$/,
    because: NO_DOCKER,
    instead: [IMAGE, 'of dockerfile()'],
  },
  { command: /^docker run /, because: NO_DOCKER, instead: [IMAGE, "image.commands['CMD']"] },
]

const allTests = ['packages', 'hosts', 'apps', 'bench', 'scripts']
  .flatMap(filesUnder)
  .filter((path) => path.endsWith('.test.ts'))

/** Those that `npm run tour all` walks. */
const tourNames = [...read('scripts/tour.ts').matchAll(/^ {2}(\w+): (?:onBoth|only)\(/gm)]
  .map(([, name = '']) => name)
  .filter((name) => name !== 'pictures')

function benchNames(): readonly string[] {
  const parts = read('bench/src/results.ts').matchAll(/^ {2}(\w+): '/gm)
  return [...parts].map(([, name = '']) => name)
}

/** A kind of command that is what it names; says what is wrong with one. */
const KINDS: readonly (readonly [RegExp, (words: string) => string | undefined])[] = [
  // It is what it runs: `npm test` runs each of them.
  [
    /^npm test (?![<-])(\S+)$/,
    (path) => (allTests.some((one) => one.includes(path)) ? undefined : 'there is no such test'),
  ],
  [
    /^npm run tour (\w+)$/,
    (name) => ([...tourNames, 'all'].includes(name) ? undefined : 'there is no such tour'),
  ],
  // All of the README's at once.
  [
    /^((?:TOKEN=\$\()?curl -s localhost:4000.*)$/,
    (line) => (byHand?.includes(line) ? undefined : 'nobody asks it'),
  ],
]

/** `servers.long.test.ts` says whole blocks to a server. */
const isTold = (line: string) => told.some(({ lines }) => lines.includes(line))

const heldBy = ([path, words]: readonly [string, string]) =>
  read(path).includes(words) ? undefined : `${path} does not run it`

/** What is wrong with a command of the documents: nobody runs it, or whoever should does not. */
export function unproved(command: string): string | undefined {
  const [path, words = command] = RUN_BY[command] ?? []
  if (path !== undefined) return heldBy([path, words])
  if (Object.hasOwn(ACTS, command) || isTold(command)) return undefined
  const otherwise = OTHERWISE.find((one) => one.command.test(command))
  if (otherwise) return otherwise.instead && heldBy(otherwise.instead)
  for (const [kind, wrong] of KINDS) {
    const words = kind.exec(command)?.[1]
    if (words !== undefined) return wrong(words)
  }
  return 'no test runs it'
}

/** Why a command is not given as it stands; undefined where it is. */
export const becauseOf = (command: string): string | undefined =>
  OTHERWISE.find((one) => one.command.test(command))?.because

/** What is said to be run and stands in no document. */
export const unheardOf = (documented: ReadonlyMap<string, string>): string[] => [
  ...[...Object.keys(RUN_BY), ...Object.keys(ACTS)].filter((command) => !documented.has(command)),
  ...OTHERWISE.filter(
    ({ command }) => ![...documented.keys()].some((one) => command.test(one)),
  ).map(({ command }) => command.source),
]
