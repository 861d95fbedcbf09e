import { deadLetters, type Origin, SystemTable, type Viewer } from '@longtable/core'
import { createPictures } from '@longtable/documents'
import {
  type Deps,
  type DemoStage,
  playUntil,
  type System,
  type SystemContext,
  type Work,
} from '@longtable/system'
import type { FileLinks } from '@longtable/files'
import { documentsOf } from './documents.ts'
import { readPathOf } from './files/open-files.ts'
import { cryptoRandom } from './random.ts'
import { baseContext, type DemoPart, type ServedSystem, type SystemParts } from './served.ts'

const OPERATOR: Origin = { address: 'local', agent: 'longtable command line' }
const DEMO: Origin = { address: '127.0.0.1', agent: 'demo' }
const MEGABYTE = 1024 * 1024

/** One after the other, for all systems. */
const pictures = createPictures()

export const depsOf = (system: Pick<System, 'model'>, parts: SystemParts): Deps => ({
  store: parts.engine.table(system.model.table.name),
  tools: parts.engine.tools(system.model.table.name),
  system: parts.engine.table(SystemTable.name),
  events: parts.events,
  files: parts.files.objectsOf(system.model.table.name),
  documents: documentsOf(parts.config),
  pictures,
  payments: parts.payments,
  search: parts.searches.index(system.model.table.name),
  stamp: parts.people.stamp,
  now: parts.now,
  log: parts.log,
})

interface ContextParts {
  readonly deps: Deps
  readonly work: Work
  readonly fileLinks: FileLinks
  readonly extras: object
}

/** What each request of a system works with. */
function contextsOf(
  { model, rows }: System,
  parts: SystemParts,
  { deps, work, fileLinks, extras }: ContextParts,
): (viewer: Viewer | undefined, origin: Origin) => SystemContext {
  const { payments, bus, config, now } = parts
  const letters = deadLetters(deps.system, [model.table.name], {
    kinds: work.jobs.map(({ kind }) => kind),
    now,
  })
  return (viewer, origin): SystemContext => ({
    ...baseContext(parts, model.table.name),
    viewer,
    origin,
    rows,
    bus,
    files: deps.files,
    documents: deps.documents,
    payments,
    search: deps.search,
    fileLinks,
    pictures,
    deadLetters: letters,
    disabledFeatures: config.disabledModules,
    storedBytesMax: config.storedMegabytes * MEGABYTE,
    ...extras,
  })
}

/** A system as this host serves it; `extras` is what only its own contexts carry. */
export function serveSystem(system: System, parts: SystemParts, extras: object): ServedSystem {
  const { config, now, people } = parts
  const { face } = system
  const deps = depsOf(system, parts)
  const { files } = deps
  const filesPath = readPathOf(face.path)
  const fileLinks = people.fileLinksBelow(filesPath)
  const work = system.work(deps)
  const context = contextsOf(system, parts, { deps, work, fileLinks, extras })
  const setAdmin = (userId: string, isAdmin: boolean) =>
    face.setAdmin(context(undefined, OPERATOR), userId, isAdmin)
  const stageOf = (part: DemoPart): DemoStage => ({
    ...part,
    play: system.play,
    random: cryptoRandom(),
    contextOf: (viewer) => context(viewer, DEMO),
    setAdmin: (userId) => setAdmin(userId, true),
  })
  return {
    title: face.title,
    text: face.text,
    path: face.path,
    examples: face.examples,
    ...(face.pages && { pages: face.pages }),
    modules: system.modules,
    context,
    ...work,
    live: system.live,
    webhooks: new Map(
      [...system.webhooks].map(([path, webhook]) => [
        path,
        (origin, call) => webhook(context(undefined, origin), call),
      ]),
    ),
    files: {
      path: filesPath,
      links: fileLinks,
      objects: files,
      file: (viewer, origin, link) => system.file(context(viewer, origin), link),
    },
    ...(face.addresses && { addresses: face.addresses(deps) }),
    mailTemplates: system.mails({
      store: deps.store,
      now,
      link: `${config.publicUrl}${face.path}`,
    }),
    demo: {
      visitors: face.demo.visitors,
      isBegun: (viewer) => face.demo.isBegun(context(viewer, DEMO)),
      arrive: (part) => face.demo.arrive(stageOf(part)),
      async live(part, stopping) {
        await using played = playUntil(stopping, system.play)
        await face.demo.live({ ...stageOf(part), play: played.play })
      },
    },
    setAdmin,
  }
}
