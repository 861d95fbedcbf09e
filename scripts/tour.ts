// Walks through what is built as a person would, says what it sees and takes pictures of pages:
// `npm run tour server`, `goals`, `collaboration`, `collabhub`, `feed`, `explorer`, `hosts`, `adopt`, `letters` or `web`;
// `pictures` writes those of the documents anew.
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { tourAdopt } from './tour/adopt.ts'
import { tourCollaboration } from './tour/collaboration.ts'
import { tourCollabHub } from './tour/collabhub.ts'
import { tourExplorer } from './tour/explorer.ts'
import { tourFeed } from './tour/feed.ts'
import { tourGoalsGuild } from './tour/goals.ts'
import { tourHosts } from './tour/hosts.ts'
import { tourLetters } from './tour/letters.ts'
import { tourPictures } from './tour/pictures.ts'
import { tourWeb } from './tour/web.ts'
import { tourServer } from './tour/server.ts'

const tours: Readonly<Record<string, (pictures: string) => Promise<readonly string[]>>> = {
  adopt: tourAdopt,
  collaboration: tourCollaboration,
  collabhub: tourCollabHub,
  explorer: tourExplorer,
  feed: tourFeed,
  goals: tourGoalsGuild,
  hosts: tourHosts,
  letters: tourLetters,
  pictures: tourPictures,
  server: tourServer,
  web: tourWeb,
}

const name = process.argv[2] ?? ''
const tour = Object.hasOwn(tours, name) ? tours[name] : undefined
if (!tour) {
  console.error(`Usage: npm run tour <name>, one of: ${Object.keys(tours).join(', ')}`)
  process.exit(1)
}

const pictures = join('.cache', 'tour', name)
await mkdir(pictures, { recursive: true })
const problems = await tour(pictures).catch((error: unknown) => [String(error)])
for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length === 0) console.log('All is well.')
if ((await readdir(pictures)).length > 0) console.log(`Pictures: ${pictures}`)
process.exitCode = problems.length === 0 ? 0 : 1
