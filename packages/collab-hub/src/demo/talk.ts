import type { Story } from '@longtable/system'
import type { Who } from './cast.ts'

interface Hired {
  readonly startupId: string
  /** Tomás’s application, which is on the shortlist. */
  readonly applicationId: string
}

/** Robin and Tomás get to know each other, and the team has its channel. */
export async function talk(story: Story<Who>, { startupId, applicationId }: Hired): Promise<void> {
  const thread = story.thread('talk')
  const sayIn = (conversationId: string) => (who: Who, content: string) =>
    thread.does(who, 'sendMessage', { conversationId, content })
  thread.on(29, '09:00')
  const { id: channel } = await thread.does('mei', 'openStartupChannel', { startupId })
  const inChannel = sayIn(channel)
  await inChannel(
    'mei',
    'First day. The bench has nine kettles and one radio. Where are the spare parts?',
  )
  thread.on(29, '09:12')
  await inChannel('demo', 'Left cupboard, by voltage. The radio is my mother’s: last, please.')
  thread.on(3, '19:05')
  const { id: direct } = await thread.does('demo', 'openDirectConversation', { applicationId })
  const inDirect = sayIn(direct)
  await inDirect(
    'demo',
    'Your parts catalogue guesses what is broken from photos. How often is it right?',
  )
  thread.on(3, '20:40')
  await inDirect(
    'tomas',
    'Two times out of three with one photo, nine out of ten with three. Kettles are the easy ones.',
  )
  thread.on(2, '08:15')
  await inDirect('demo', 'That is better than I am. Can you come by on Thursday?')
  await thread.does('tomas', 'markConversationRead', { conversationId: direct })
  const together = {
    title: 'Thursday at the bench',
    participantIds: [story.idOf('mei'), story.idOf('tomas')],
    startupId,
  }
  const { id: group } = await thread.does('demo', 'createGroupConversation', together)
  const inGroup = sayIn(group)
  await inGroup('demo', 'Mei shows the bench, Tomás brings the app, I bring bread.')
  thread.on(1, '18:30')
  await inGroup('mei', 'I have put three broken kettles aside. No hints.')
}
