import { onChange, onInsert, type Processor, settle } from '@longtable/core'
import { find } from '@longtable/entity'
import type { Deps } from '@longtable/system'
import { Member, Startup } from '../startups/startup.entity.ts'
import { membersOf } from '../startups/startup.patterns.ts'
import { followMember } from './channel-rows.ts'
import { Conversation } from './conversation.entity.ts'
import { channelOf } from './conversation.patterns.ts'
import { endedConversation } from './leave-conversation.ts'

type Following = Pick<Deps, 'store' | 'stamp'>

/** Who comes into a team comes into its channel, and who goes leaves it. */
const followMembers = (deps: Following): Processor =>
  onChange('conversations.follow-members', Member, async ({ old, new: member }) => {
    const one = member ?? old
    if (one && !(old && member)) await followMember(deps, one)
  })

/** A new channel gets everybody who is of the team, and keeps nobody who has left it meanwhile. */
const fillChannels = (deps: Following): Processor =>
  onInsert('conversations.fill-channels', Conversation, async (channel) => {
    const { type, participants, relatedStartupId: startupId } = channel
    if (type !== 'STARTUP_CHANNEL' || startupId === undefined) return
    for (const userId of participants) await followMember(deps, { startupId, userId })
    for await (const members of membersOf.each(deps, { startupId }))
      for (const member of members) await followMember(deps, member)
  })

/** A startup that was deleted takes its channel along. */
const endChannels = ({ store, stamp }: Following): Processor =>
  onChange('conversations.end-channels', Startup, async ({ old, new: startup }) => {
    if (!old || startup) return
    await settle(`The channel of ${old.startupId}`, async () => {
      const guard = await channelOf({ store }, { startupId: old.startupId })
      const channel = guard && (await find(store, Conversation, guard))
      if (!channel || channel.deletedAt !== undefined) return
      await store.write([endedConversation(channel, stamp().at)])
    })
  })

export const followTeams = (deps: Following): Processor[] => [
  followMembers(deps),
  fillChannels(deps),
  endChannels(deps),
]
