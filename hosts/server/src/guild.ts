import { DomainError, type Origin, type Viewer, SystemTable } from '@longtable/core'
import {
  createFeedIndex,
  ggCore,
  goalsGuildJobs,
  goalsGuildLive,
  goalsGuildMails,
  goalsGuildModules,
  goalsGuildProcessors,
  goalsGuildRows,
  goalsGuildSchedules,
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
  const guild = {
    bus,
    disabledModules: config.disabledModules,
    files,
    storedBytesMax: config.storedMegabytes * 1024 * 1024,
    feed: config.store === 'lmdb' ? feedIndexOf(parts) : undefined,
  }
  // Until it is built, pages are read by heads.
  void guild.feed?.start()
  const context = (viewer: Viewer | undefined, origin: Origin): GuildContext => ({
    ...baseContext(parts, ggCore.name),
    viewer,
    origin,
    rows: goalsGuildRows,
    guild,
  })
  return {
    title: 'GoalsGuild',
    text: 'Goals, quests, groups, chat, collaboration: GraphiQL with examples',
    path: PATH,
    modules: goalsGuildModules,
    context,
    processors: goalsGuildProcessors(deps),
    jobs: goalsGuildJobs(deps),
    schedules: goalsGuildSchedules(deps),
    live: goalsGuildLive,
    addresses: guildAddresses({ store }),
    mailTemplates: goalsGuildMails({ store, now, link: `${config.publicUrl}${PATH}` }),
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
