// Walks through what is built as a person would, says what it sees and takes pictures of pages:
// `npm run tour goals`, on the DynamoDB adapter with `-- --store dynamodb`. `all` walks every tour on
// every store that it is for; `pictures` writes those of the documents anew.
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tourAdopt } from './tour/adopt.ts'
import { tourCollaboration } from './tour/collaboration.ts'
import { tourCollabHub } from './tour/collabhub.ts'
import { tourExplorer } from './tour/explorer.ts'
import { tourFeed } from './tour/feed.ts'
import { tourGoalsGuild } from './tour/goals.ts'
import { tourHosts } from './tour/hosts.ts'
import { tourLetters } from './tour/letters.ts'
import { tourPictures } from './tour/pictures.ts'
import { tourServer } from './tour/server.ts'
import type { TourPlace } from './tour/stage.ts'
import { tourWeb } from './tour/web.ts'

type Store = TourPlace['store']

interface Tour {
  readonly walk: (place: TourPlace) => Promise<readonly string[]>
  /** The first of them is where it is walked unless it is said. */
  readonly stores: readonly Store[]
}

const onBoth = (walk: Tour['walk']): Tour => ({ walk, stores: ['lmdb', 'dynamodb'] })
const only = (store: Store, walk: Tour['walk']): Tour => ({ walk, stores: [store] })

const tours: Readonly<Record<string, Tour>> = {
  adopt: only('dynamodb', tourAdopt),
  collaboration: onBoth(tourCollaboration),
  collabhub: onBoth(tourCollabHub),
  explorer: onBoth(tourExplorer),
  feed: onBoth(tourFeed),
  goals: onBoth(tourGoalsGuild),
  hosts: only('dynamodb', tourHosts),
  letters: onBoth(tourLetters),
  pictures: only('lmdb', tourPictures),
  server: onBoth(tourServer),
  web: only('lmdb', tourWeb),
}

/** Gives what was not so. */
async function walk(name: string, store: Store): Promise<readonly string[]> {
  const pictures = join('.cache', 'tour', name)
  await mkdir(pictures, { recursive: true })
  const problems = await (tours[name] as Tour)
    .walk({ store, pictures })
    .catch((error: unknown) => [String(error)])
  if ((await readdir(pictures)).length > 0) console.log(`Pictures: ${pictures}`)
  return problems
}

/** What is shown to people in documents is not written by the way. */
const every = Object.entries(tours)
  .filter(([name]) => name !== 'pictures')
  .flatMap(([name, { stores }]) => stores.map((store) => ({ name, store })))

const { values, positionals } = parseArgs({
  options: { store: { type: 'string' }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [name = ''] = positionals
const found = Object.hasOwn(tours, name) ? tours[name] : undefined
const store = found?.stores.find((one) => one === (values.store ?? found.stores[0]))
const walks = name === 'all' ? every : store ? [{ name, store }] : []
if (walks.length === 0 || values.help) {
  const usage =
    `Usage: npm run tour <name> [-- --store ${found?.stores.join('|') ?? 'lmdb|dynamodb'}], ` +
    `one of: ${Object.keys(tours).join(', ')}, or all\n` +
    'For example: npm run tour goals -- --store dynamodb'
  console[values.help ? 'log' : 'error'](usage)
  process.exit(values.help ? 0 : 1)
}

const problems: string[] = []
for (const one of walks) {
  if (walks.length > 1) console.log(`\n# ${one.name}, ${one.store}`)
  const wrong = await walk(one.name, one.store)
  problems.push(...wrong.map((problem) => `${one.name}, ${one.store}: ${problem}`))
}
for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length === 0) console.log('All is well.')
process.exitCode = problems.length === 0 ? 0 : 1
