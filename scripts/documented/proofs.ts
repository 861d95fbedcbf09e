import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, read, root } from '../import-rule/read-repository.ts'
import { ACTS } from './operator.ts'

const FIRST_MINUTES = 'scripts/documented/first-minutes.long.test.ts'
const SERVERS = 'scripts/documented/servers.long.test.ts'
const OPERATIONS = 'docs/operations.md'
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
  'npm test': ['.ci/run'],
  'npm test <path>': ['.ci/run', 'npm test'],
  'npm run test:long': ['package.json', '"test:long"'],
  'npm run test:dynamodb': [TOOLS],
  'npm run bench compare -- --before ../other': [TOOLS, 'npm run bench compare'],
  'npm run simulate -- --seeds 200': ['scripts/simulate.test.ts', "'--seeds', '200'"],
  'npm run simulate -- --seed 1 --seeds 200': ['scripts/simulate.test.ts', "'--seeds', '200'"],
  'npm run soak -- --minutes 10': ['scripts/soak.long.test.ts', "'scripts/soak.ts', '--minutes'"],
  'npm run soak -- --minutes 10 --write': [
    'scripts/soak.long.test.ts',
    "'scripts/soak.ts', '--minutes'",
  ],
  'node scripts/start.mjs': [SERVERS, 'start\\.mjs'],
  'PORT=4100 LONGTABLE_WORKERS=2 npm start': [SERVERS, 'PORT=4100'],
  'npx longtable serve --new-store': ['hosts/server/src/damage.test.ts', '--new-store'],
  'docker build -t longtable .': [IMAGE, 'of dockerfile()'],
  'docker run --name longtable -p 4000:4000 -v longtable:/data -e LONGTABLE_URL=https://family.example longtable':
    [IMAGE, "image.commands['CMD']"],
  'docker exec longtable node scripts/start.mjs verify': [IMAGE, 'node scripts/start.mjs verify'],
}

const allTests = ['packages', 'hosts', 'apps', 'bench', 'scripts']
  .flatMap(filesUnder)
  .filter((path) => path.endsWith('.test.ts'))

const tourNames = [...read('scripts/tour.ts').matchAll(/^ {2}(\w+): (?:onBoth|only)\(/gm)].map(
  ([, name = '']) => name,
)
const benchNames = [...read('bench/src/results.ts').matchAll(/^ {2}(\w+): '/gm)].map(
  ([, name = '']) => name,
)

/** A kind of command that is what it names; says what is wrong with one. */
const KINDS: readonly (readonly [RegExp, (words: string) => string | undefined])[] = [
  // It is what it runs: `npm test` runs each of them.
  [
    /^npm test (?![<-])(\S+)$/,
    (path) => (allTests.some((one) => one.includes(path)) ? undefined : 'there is no such test'),
  ],
  [
    /^npx vitest run (\S.*?)(?: -u)?$/,
    (paths) => paths.split(' ').find((path) => !existsSync(join(root, path))),
  ],
  [
    /^npm run tour (\w+)$/,
    (name) => ([...tourNames, 'all'].includes(name) ? undefined : 'there is no such tour'),
  ],
  [
    /^npm run bench (\w+)(?: -- --write)?$/,
    (name) => (benchNames.includes(name) ? undefined : 'there is no such bench'),
  ],
  // Said to a server, by whole blocks of that document.
  [
    /^(export [A-Z_].*)$/,
    (line) => (read(OPERATIONS).includes(line) ? undefined : 'nobody says it'),
  ],
  // The five lines of the README.
  [/^((?:TOKEN=\$\()?curl -s localhost:4000.*)$/, () => undefined],
]

/** What is wrong with a command of the documents: nobody runs it, or whoever should does not. */
export function unproved(command: string): string | undefined {
  const [path, words = command] = RUN_BY[command] ?? []
  if (path !== undefined) return read(path).includes(words) ? undefined : `${path} does not run it`
  if (Object.hasOwn(ACTS, command)) return undefined
  for (const [kind, wrong] of KINDS) {
    const words = kind.exec(command)?.[1]
    if (words !== undefined) return wrong(words)
  }
  return 'no test runs it'
}

/** What is said to be run and stands in no document. */
export const unheardOf = (documented: ReadonlyMap<string, string>): string[] =>
  [...Object.keys(RUN_BY), ...Object.keys(ACTS)].filter((command) => !documented.has(command))
