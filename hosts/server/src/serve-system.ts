import { type Origin, SystemTable, type Viewer } from '@longtable/core'
import type { Deps, System, SystemContext } from '@longtable/system'
import { baseContext, type ServedSystem, type SystemParts } from './served.ts'

const OPERATOR: Origin = { address: 'local', agent: 'longtable command line' }
const DEMO: Origin = { address: '127.0.0.1', agent: 'demo' }
const MEGABYTE = 1024 * 1024

export const depsOf = (system: Pick<System, 'model'>, parts: SystemParts): Deps => ({
  store: parts.engine.table(system.model.table.name),
  system: parts.engine.table(SystemTable.name),
  events: parts.events,
  files: parts.files,
  stamp: parts.people.stamp,
  now: parts.now,
  log: parts.log,
})

/** A system as this host serves it; `extras` is what only its own contexts carry. */
export function serveSystem(system: System, parts: SystemParts, extras: object): ServedSystem {
  const { files, bus, config, now } = parts
  const { face, model, rows } = system
  const deps = depsOf(system, parts)
  const context = (viewer: Viewer | undefined, origin: Origin): SystemContext => ({
    ...baseContext(parts, model.table.name),
    viewer,
    origin,
    rows,
    bus,
    files,
    disabledFeatures: config.disabledModules,
    storedBytesMax: config.storedMegabytes * MEGABYTE,
    ...extras,
  })
  return {
    title: face.title,
    text: face.text,
    path: face.path,
    examples: face.examples,
    modules: system.modules,
    context,
    ...system.work(deps),
    live: system.live,
    ...(face.addresses && { addresses: face.addresses(deps) }),
    mailTemplates: system.mails({
      store: deps.store,
      now,
      link: `${config.publicUrl}${face.path}`,
    }),
    welcome: (viewer) => face.welcome(context(viewer, DEMO), system.play),
    setAdmin: (userId, isAdmin) => face.setAdmin(context(undefined, OPERATOR), userId, isAdmin),
  }
}
