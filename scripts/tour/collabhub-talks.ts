import type { Person } from './person.ts'
import { settled, text } from './person.ts'
import { otherWorker, type Stage } from './stage.ts'

interface Talkers {
  readonly founder: Person
  readonly talent: Person
  readonly other: Person
  readonly investor: Person
  readonly admin: Person
}

interface Place {
  /** `startupId: "…"`. */
  readonly at: string
}

const listOf = '{ conversations { items { id title unread lastMessagePreview } } }'

/** The founder and who was accepted write to each other; both lists move with every message. */
async function seeDirect({ founder, talent, other }: Talkers, stage: Stage): Promise<string> {
  const { see } = stage.report
  const { items } = await talent.asks('{ myApplications { items { id status } } }')
  const application = `applicationId: ${text(items[0].id)}`
  const { id } = await founder.does(`openDirectConversation(${application}) { id }`)
  const same = await talent.does(`openDirectConversation(${application}) { id }`)
  see('whoever opens it, it is one', same.id === id, id)
  const stranger = await other.mayNot(
    `mutation { openDirectConversation(userId: ${text(founder.id)}) { id } }`,
  )
  see('who was declined opens none', stranger?.code === 'FORBIDDEN', stranger?.message)
  const conversation = `conversationId: ${text(id)}`
  const ear = await otherWorker(stage.client)
  const heard = await talent.hears(
    ear,
    `subscription { messageAdded(${conversation}) { kind message { content } } }`,
  )
  // Until the other worker listens.
  for (const one of [talent, founder]) await one.asks(listOf)
  const said = await founder.does(
    `sendMessage(${conversation}, content: "Come at two, we bake until six 🥖") { id }`,
  )
  const event = await heard.next()
  see('a message is heard by another worker', JSON.stringify(event).includes('🥖'), event)
  heard.close()
  ear.close()
  const list = await talent.asks(listOf)
  see('and is at the top of the list, unread', list.items[0]?.unread === 1, list.items)
  await talent.does(`markConversationRead(${conversation}, upTo: ${text(said.id)}) { unread }`)
  const read = await founder.asks(
    `{ conversationParticipants(${conversation}) { items { userId lastReadMessageId } } }`,
  )
  const his = read.items.find(({ userId }: { userId: string }) => userId === talent.id)
  see('Fiona sees that it was read', his?.lastReadMessageId === said.id, his)
  const late = `${conversation}, messageId: ${text(said.id)}`
  await founder.does(`editMessage(${late}, content: "Come at one") { editedAt }`)
  await founder.does(`deleteMessage(${late}) { content }`)
  const [gone] = (await talent.asks(listOf)).items
  see('what is taken back is gone from the list too', gone?.lastMessagePreview === '', gone)
  return conversation
}

async function seeChannel({ founder, talent, other }: Talkers, place: Place, stage: Stage) {
  const { see } = stage.report
  const { id } = await talent.does(`openStartupChannel(${place.at}) { id title }`)
  const channel = `conversationId: ${text(id)}`
  await founder.does(`sendMessage(${channel}, content: "Good night, team") { id }`)
  const outside = await other.mayNot(`{ messages(${channel}) { items { content } } }`)
  see('a startup’s channel is its team’s', outside?.code === 'NOT_FOUND', outside?.message)
  await founder.does(`removeMember(${place.at}, userId: ${text(talent.id)}) { userId }`)
  const removed = await talent.mayNot(`{ messages(${channel}) { items { content } } }`)
  see('who is removed from it is out at once', removed?.code === 'NOT_FOUND', removed?.message)
  const last = await settled(
    () => founder.asks(`{ messages(${channel}) { items { type event senderId } } }`),
    ({ items }) => items[0]?.event === 'LEFT',
  )
  see('and the channel says so', last.items[0]?.senderId === talent.id, last.items[0])
}

async function seeModeration(
  { founder, talent, admin }: Talkers,
  conversation: string,
  stage: Stage,
) {
  const { see } = stage.report
  const rude = await talent.does(
    `sendMessage(${conversation}, content: "Your bread is of yesterday!") { id }`,
  )
  const closed = await admin.mayNot(`{ messages(${conversation}) { items { content } } }`)
  see('no admin reads along', closed?.code === 'NOT_FOUND', closed?.message)
  const id = conversation.replace('conversationId: ', '')
  const { reportId } = await founder.does(`reportThing(targetType: MESSAGE,
    targetId: ${text(rude.id)}, parentId: ${id}, reason: "He is rude to me.") { reportId }`)
  const report = `reportId: ${text(reportId)}`
  const shown = await admin.asks(`{ reportedMessages(${report}) { items { content } } }`)
  see('but through a report', shown.items.length === 2, shown.items)
  await admin.does(
    `decideReport(${report}, act: REMOVE_MESSAGE, notes: "We speak kindly here.") { status }`,
  )
  await founder.does(`blockUser(userId: ${text(talent.id)}) { isBlocked }`)
  const blocked = await talent.mayNot(
    `mutation { sendMessage(${conversation}, content: "Hello?") { id } }`,
  )
  see('who is blocked writes no more', blocked?.code === 'FORBIDDEN', blocked?.message)
}

/** After somebody was accepted: two, a team, and who looks after them. */
export async function seeConversations(cast: Talkers, place: Place, stage: Stage): Promise<void> {
  stage.report.chapter('People write to each other')
  const conversation = await seeDirect(cast, stage)
  await seeChannel(cast, place, stage)
  await seeModeration(cast, conversation, stage)
}
