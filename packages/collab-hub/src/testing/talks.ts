import { createGroupConversation } from '../conversations/create-group-conversation.ts'
import type { ConversationView } from '../conversations/conversation-views.ts'
import { conversation, conversations } from '../conversations/find-conversations.ts'
import { messages } from '../conversations/find-messages.ts'
import { openDirectConversation } from '../conversations/open-direct-conversation.ts'
import { openStartupChannel } from '../conversations/open-startup-channel.ts'
import { sendMessage } from '../conversations/send-message.ts'
import type { ApplicationStatus } from '../applications/application.entity.ts'
import type { HubContext } from '../context.ts'
import { appliedTo, join, newTalent } from './applications.ts'
import { type HubWorld, idOf } from './hub-world.ts'
import { startupOf } from './startups.ts'

type Again = Pick<HubWorld, 'again'>

/** Another request of the sender, so that nothing is believed that was loaded before. */
export const say = (world: Again, from: HubContext, conversationId: string, content = 'Hello') =>
  sendMessage(world.again(from), sendMessage.input.parse({ conversationId, content }))

export const openDirect = (world: Again, who: HubContext, given: object) =>
  openDirectConversation(world.again(who), openDirectConversation.input.parse(given))

/** A founder, somebody who has applied to them, and their conversation, which the founder has opened. */
export async function two(world: HubWorld, status: ApplicationStatus = 'REVIEWING') {
  const founder = await world.person(`founder-${world.world.stamp().id.toLowerCase()}`)
  const applied = await appliedTo(world, founder, { status })
  const { id } = await openDirect(world, founder, { applicationId: applied.applicationId })
  return { ...applied, founder, conversationId: id }
}

/** Of the first one, who is an admin unless they know all the others. */
export async function groupOf(
  world: Again,
  [creator, ...others]: readonly HubContext[],
  given: object = {},
): Promise<string> {
  if (!creator) throw new Error('Somebody has to begin.')
  const asked = { title: 'Plans', participantIds: others.map(idOf), ...given }
  const input = createGroupConversation.input.parse(asked)
  return (await createGroupConversation(world.again(creator), input)).id
}

/** An admin with a group of so many people. */
export async function crowd(world: HubWorld, count: number) {
  const people = [await world.admin(`root-${world.world.stamp().id.toLowerCase()}`)]
  while (people.length < count) people.push(await newTalent(world))
  return people
}

/** A startup with so many members and its channel. */
export async function teamOf(world: HubWorld, count: number) {
  const founder = await world.person(`founder-${world.world.stamp().id.toLowerCase()}`)
  const startupId = await startupOf(world, founder)
  const members: HubContext[] = []
  while (members.length < count) {
    const member = await newTalent(world)
    await join(world, member, startupId)
    members.push(member)
  }
  const { id } = await openStartupChannel(world.again(founder), { startupId })
  return { founder, members, startupId, conversationId: id }
}

export const seen = (
  world: Again,
  who: HubContext,
  conversationId: string,
): Promise<ConversationView> => conversation(world.again(who), { conversationId })

/** What somebody reads, newest first. */
export const read = async (world: Again, who: HubContext, conversationId: string) =>
  (await messages(world.again(who), { conversationId }, { limit: 200 })).items

/** Of whom somebody has something in their list, in its order. */
export const listed = async (world: HubWorld, who: HubContext): Promise<string[]> => {
  world.world.settleIndexes()
  const { items } = await conversations(world.again(who), {}, { limit: 200 })
  return items.map(({ id }) => id)
}
