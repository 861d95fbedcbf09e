import type { EntityChange, Processor, ProcessorContext } from '@longtable/core'
import { type AnyEntity, fromItem, recognise } from '@longtable/entity'
import type { Change, Item } from '@longtable/store'
import { goalsGuild } from '../model/model.ts'
import { goalsGuildSystem } from '../system.ts'
import { ggCore } from '../table.ts'
import type { GuildWorld } from './guild-world.ts'

const all: readonly AnyEntity[] = Object.values(goalsGuild.entities)

function decoded(entity: AnyEntity, change: Change): EntityChange<unknown> {
  const read = (item: Item | undefined) => item && (fromItem(entity, item) as unknown)
  const [old, next] = [read(change.old), read(change.new)]
  return {
    id: change.id,
    at: change.at,
    ...(old !== undefined && { old }),
    ...(next !== undefined && { new: next }),
  }
}

/** Hands one change to everyone who wants it. */
export async function deliver(
  guild: GuildWorld,
  change: Change,
  processors: readonly Processor[] = goalsGuildSystem.work(guild.deps).processors,
): Promise<void> {
  const entity = recognise(all, change.key)
  const context: ProcessorContext = guild.deps
  for (const processor of processors)
    if (entity && processor.entity === entity && processor.wants(change))
      await processor.handle(decoded(entity, change), context)
}

/** All changes and those that follow from them: in order per item and nothing more, some again. */
export async function deliverShuffled(guild: GuildWorld): Promise<number> {
  const processors = goalsGuildSystem.work(guild.deps).processors
  let count = 0
  for (;;) {
    const changes = await guild.world.deliverChanges(ggCore)
    if (changes.length === 0) return count
    for (const change of changes) await deliver(guild, change, processors)
    count += changes.length
  }
}
