import type { Story } from '@longtable/system'
import type { Who } from './cast.ts'

/** Who says what about which letter, how many days ago; and who is touched by it. */
const COMMENTS: readonly (readonly [itemId: string, who: Who, days: number, text: string])[] = [
  ['1943-05-01', 'demo', 60, 'The spoon on the pot! Grandad could not stand it when we drummed.'],
  ['1943-05-01', 'margaret', 60, 'Nor barley. I thought that he was joking until I was thirty.'],
  ['1943-05-24', 'jonas', 58, 'The shortest letter of all, and farmor had it framed.'],
  ['1951-06-30', 'margaret', 30, 'I remember the hook. I do not remember the shoe.'],
  ['1951-06-30', 'demo', 29, 'And the bean? Is it true that it came up until 1966?'],
  ['1951-06-30', 'margaret', 29, 'Every single year. It is in another letter, you will find it.'],
  ['1986-11-20', 'jonas', 12, '“He let it come” is not quite it. In Swedish it is one word.'],
]

const TALK: readonly (readonly [who: Who, days: number, time: string, text: string])[] = [
  ['demo', 20, '19:02', 'Have you got further with the cabinet? I have run out of Grandad.'],
  ['jonas', 20, '19:40', 'Up to 1956. They both wrote on the same day so often that I lose count.'],
  ['demo', 20, '19:44', 'It puts a 2 behind the date. I checked: 1951-06-30 has two.'],
  ['jonas', 19, '08:15', 'Good. Then I do not have to cheat with the dates.'],
  ['jonas', 2, '21:30', 'I found a letter by farfar. One. You will want to sit down.'],
]

/** Comments, and two cousins who write to each other. */
export async function talk(story: Story<Who>): Promise<void> {
  const thread = story.thread('comments')
  for (const [itemId, who, days, text] of COMMENTS) {
    thread.on(days, '20:30')
    const { id: commentId } = await thread.does(who, 'addComment', { itemId, text })
    const other = who === 'demo' ? 'margaret' : 'demo'
    await thread.does(other, 'setReaction', { itemId, commentId, type: 'love' })
  }
  const cousins = story.thread('cousins')
  cousins.on(20, '19:00')
  const userId = story.idOf('jonas')
  const { id: conversationId } = await cousins.does('demo', 'openDirectConversation', { userId })
  for (const [who, days, time, text] of TALK) {
    cousins.on(days, time)
    await cousins.does(who, 'sendMessage', { conversationId, text })
  }
  const family = story.thread('family-group')
  family.on(40, '18:00')
  const group = { title: 'Four boxes and a cabinet', participantIds: [story.idOf('demo'), userId] }
  const { id } = await family.does('margaret', 'createGroupConversation', group)
  const text = 'I have put the gull on the mantelpiece. It IS a gull.'
  await family.does('margaret', 'sendMessage', { conversationId: id, text })
}
