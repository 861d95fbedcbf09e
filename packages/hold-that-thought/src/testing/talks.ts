import type { FamilyContext } from '../context.ts'
import { createGroupConversation } from '../conversations/create-group-conversation.ts'
import { openDirectConversation } from '../conversations/open-direct-conversation.ts'
import { sendMessage } from '../conversations/send-message.ts'
import type { FamilyWorld } from './family-world.ts'
import { idOf } from './family-world.ts'

/** Another request of the sender, so that nothing is believed that was loaded before. */
export const say = (
  world: Pick<FamilyWorld, 'again'>,
  from: FamilyContext,
  conversationId: string,
  text = 'Hello',
) => sendMessage(world.again(from), sendMessage.input.parse({ conversationId, text }))

/** Two and their conversation, which the first one has opened. */
export async function two(world: FamilyWorld) {
  const [ana, ben] = [await world.person('ana'), await world.person('ben')]
  const { id } = await openDirectConversation(ana, { userId: idOf(ben) })
  return { ana, ben, conversationId: id }
}

/** Of the first one. */
export async function groupOf(
  world: FamilyWorld,
  [creator, ...others]: readonly FamilyContext[],
  title = 'Boxes',
): Promise<string> {
  if (!creator) throw new Error('Somebody has to begin.')
  const given = { title, participantIds: others.map(idOf) }
  const input = createGroupConversation.input.parse(given)
  return (await createGroupConversation(world.again(creator), input)).id
}
