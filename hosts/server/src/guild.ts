import { DomainError, type Origin, type Viewer, SystemTable } from '@longtable/core'
import {
  createFeedIndex,
  ggCore,
  goalsGuildRows,
  goalsGuildSystem,
  grantRoles,
  guildAddresses,
  type GuildContext,
  guildDemo,
  profileById,
  SetUserRolesInput,
} from '@longtable/goals-guild'
import { GUILD_EXAMPLES } from './guild-examples.ts'
import { baseContext, type ServedSystem, type SystemParts } from './served.ts'

const PATH = '/goalsguild'
const OPERATOR: Origin = { address: 'local', agent: 'longtable command line' }
const DEMO: Origin = { address: '127.0.0.1', agent: 'demo' }

/** Only LMDB's log has one order, so only there can feeds be kept in memory. */
const feedIndexOf = ({ engine, config, log }: SystemParts) =>
  createFeedIndex({
    store: engine.table(ggCore.name),
    scan: () => engine.tools(ggCore.name).scan(),
    log,
    activitiesMax: config.feedMemory,
    edgesMax: config.feedMemory,
  })

/** GoalsGuild as this host serves it. */
export function serveGuild(parts: SystemParts): ServedSystem {
  const { engine, people, files, bus, events, config, now, log } = parts
  const store = engine.table(ggCore.name)
  const deps = {
    store,
    system: engine.table(SystemTable.name),
    events,
    files,
    stamp: people.stamp,
    now,
    log,
  }
  const feed = config.store === 'lmdb' ? feedIndexOf(parts) : undefined
  // Until it is built, pages are read by heads.
  void feed?.start()
  const context = (viewer: Viewer | undefined, origin: Origin): GuildContext => ({
    ...baseContext(parts, ggCore.name),
    viewer,
    origin,
    rows: goalsGuildRows,
    bus,
    files,
    disabledFeatures: config.disabledModules,
    storedBytesMax: config.storedMegabytes * 1024 * 1024,
    feed,
  })
  return {
    title: 'GoalsGuild',
    text: 'Goals, quests, groups, chat, collaboration: GraphiQL with examples',
    path: PATH,
    modules: goalsGuildSystem.modules,
    context,
    ...goalsGuildSystem.work(deps),
    live: goalsGuildSystem.live,
    mailTemplates: goalsGuildSystem.mails({ store, now, link: `${config.publicUrl}${PATH}` }),
    addresses: guildAddresses({ store }),
    examples: GUILD_EXAMPLES,
    welcome: (viewer) => guildDemo(context(viewer, DEMO)),
    async setAdmin(userId, isAdmin) {
      const profile = await profileById({ store }, { id: userId })
      if (!profile)
        throw new DomainError(
          'NOT_FOUND',
          'users.unregistered',
          'This person has not registered with GoalsGuild yet.',
        )
      const others = (profile.roles ?? []).filter((role) => role !== 'admin')
      const roles = isAdmin ? [...others, 'admin'] : others
      await grantRoles(context(undefined, OPERATOR), SetUserRolesInput.parse({ userId, roles }))
    },
  }
}
