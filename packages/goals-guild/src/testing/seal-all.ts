import { auditSealer } from '@longtable/core'
import { deliver } from '@longtable/testing/system'
import { goalsGuildRows } from '../model/rows.ts'
import { ggCore } from '../table.ts'
import type { GuildWorld } from './guild-world.ts'

/** Every entry of the log that waits is linked into its chain. */
export async function sealAll(guild: GuildWorld): Promise<void> {
  const sealer = auditSealer(goalsGuildRows, async () => {})
  for (const change of await guild.world.deliverChanges(ggCore))
    await deliver(guild, change, [sealer])
}
