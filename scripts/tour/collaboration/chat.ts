import { isDeepStrictEqual } from 'node:util'
import { type Person, settled, text } from '../goals/people.ts'
import { age, past } from './aged.ts'
import { type Page, type Scene, seeRefusal } from './cast.ts'
import { groupOf } from './groups.ts'

const ROOM = 'id unread messageCount mutedUntil hasLeft request ttlSeconds'
const MESSAGE = 'id text isMine editedAt deletedAt expiresAt author { nickname }'

interface Room {
  readonly id: string
  readonly unread: number
  readonly messageCount: number
  readonly mutedUntil: string | null
  readonly hasLeft: boolean
  readonly request: string | null
}

interface Message {
  readonly id: string
  readonly text: string | null
  readonly editedAt: string | null
  readonly expiresAt: string | null
}

const openRoom = (person: Person, whom: Person): Promise<Room> =>
  person.ask<Room>(`mutation { openDirectRoom(userId: ${text(whom.id)}) { ${ROOM} } }`)

const sending = (room: string, says: string): string =>
  `mutation { sendMessage(roomId: ${text(room)}, text: ${text(says)}) { ${MESSAGE} } }`

export const say = (person: Person, room: string, says: string): Promise<Message> =>
  person.ask<Message>(sending(room, says))

const history = async (person: Person, room: string): Promise<readonly Message[]> =>
  (await person.ask<Page<Message>>(`{ messages(roomId: ${text(room)}) { items { ${MESSAGE} } } }`))
    .items

const inboxOf = async (person: Person, list = 'inbox'): Promise<readonly Room[]> =>
  (await person.ask<Page<Room>>(`{ ${list} { items { ${ROOM} } } }`)).items

/** The verb with its room and whatever else it is given. */
const inRoom = (person: Person, verb: string, given: string): Promise<Room> =>
  person.ask<Room>(`mutation { ${verb}(roomId: ${given}) { ${ROOM} } }`)

async function seeRequest({ cast, report }: Scene): Promise<string> {
  const { ana, cem } = cast
  const { see } = report
  const { id } = await openRoom(cem, ana)
  const same = await openRoom(ana, cem)
  see('a pair has one room, whoever opens it', same.id === id, id)
  await say(cem, id, 'Hallo, wir kennen uns nicht 👋🏾')
  const asked = await settled(
    () => inboxOf(ana, 'messageRequests'),
    ({ length }) => length === 1,
  )
  see('from somebody whom I do not follow it is a request', asked[0]?.request === 'pending', asked)
  const around = await inboxOf(ana)
  see(
    'and not in my inbox',
    around.every((room) => room.id !== id),
    around,
  )
  await seeRefusal(report, 'one message, until I answer', {
    who: cem,
    document: sending(id, 'Hallo??'),
    code: 'FORBIDDEN',
  })
  const accepted = await inRoom(ana, 'acceptMessageRequest', text(id))
  see('accepted: a room like others', accepted.request === null, accepted)
  for (const says of ['Danke', 'Und jetzt?']) await say(cem, id, says)
  const [first] = await settled(
    () => inboxOf(ana),
    ([room]) => room?.unread === 3,
  )
  see('the inbox counts what is unread', first?.id === id && first.unread === 3, first)
  return id
}

async function seeRoom({ cast, report }: Scene, id: string): Promise<void> {
  const { ana, cem } = cast
  const { see } = report
  const some = await inRoom(ana, 'markRoomRead', `${text(id)}, upTo: 2`)
  const all = await inRoom(ana, 'markRoomRead', text(id))
  see('read up to where I looked, then all', some.unread === 1 && all.unread === 0, [
    some.unread,
    all.unread,
  ])
  const message = await say(ana, id, 'Tippfeler')
  const at = `roomId: ${text(id)}, messageId: ${text(message.id)}`
  const edited = await ana.ask<Message>(
    `mutation { editMessage(${at}, text: "Tippfehler") { ${MESSAGE} } }`,
  )
  see('edited', edited.text === 'Tippfehler' && edited.editedAt !== null, edited)
  await seeRefusal(report, 'but not by others', {
    who: cem,
    document: `mutation { editMessage(${at}, text: "x") { id } }`,
    code: 'FORBIDDEN',
  })
  await ana.ask(`mutation { deleteMessage(${at}) { deletedAt } }`)
  const [last, ...earlier] = await history(cem, id)
  see(
    'deleted: the text is gone; history is newest first',
    last?.id === message.id && last.text === null && earlier[0]?.text === 'Und jetzt?',
    earlier.map(({ text: says }) => says),
  )
  const muted = await inRoom(ana, 'muteRoom', text(id))
  const heard = await inRoom(ana, 'unmuteRoom', text(id))
  see('muted and unmuted', muted.mutedUntil !== null && heard.mutedUntil === null, muted.mutedUntil)
  const left = await inRoom(ana, 'leaveRoom', text(id))
  const without = await settled(
    () => inboxOf(ana),
    (list) => list.every((room) => room.id !== id),
  )
  see('left: out of the inbox', left.hasLeft && without.every((room) => room.id !== id))
  await say(cem, id, 'Noch da?')
  const back = await settled(
    () => inboxOf(ana),
    ([room]) => room?.id === id,
  )
  see('until the next message', back[0]?.id === id, back[0])
}

async function seeTtl({ cast, stage, report }: Scene, id: string): Promise<void> {
  const { ana, cem } = cast
  await inRoom(ana, 'setMessageTtl', `${text(id)}, ttlSeconds: 3600`)
  const brief = await say(cem, id, 'Vergiss das gleich wieder')
  report.see('messages may live for an hour only', brief.expiresAt !== null, brief.expiresAt)
  await age(stage.data, ({ type, id: one }) => type === 'Message' && one === brief.id, {
    ttl: past.ttl,
  })
  const left = (await history(ana, id)).map(({ id: one }) => one)
  report.see(
    'after it (moved in the table) they are gone',
    !left.includes(brief.id),
    `${left.length} are left`,
  )
  await inRoom(ana, 'setMessageTtl', `${text(id)}, ttlSeconds: null`)
}

async function seeGroupRoom({ cast, report }: Scene, groupId: string): Promise<string> {
  const { ana, ben, vera, cem } = cast
  const { roomId } = await groupOf(vera, groupId)
  const room = roomId ?? ''
  const { items } = await settled(
    () =>
      vera.ask<Page<{ user: { nickname: string } }>>(
        `{ roomMembers(roomId: ${text(room)}) { items { user { nickname } } } }`,
      ),
    ({ items: list }) => list.length === 3,
  )
  const names = items.map(({ user }) => user.nickname).sort()
  report.see("its members are the group's", isDeepStrictEqual(names, ['ana', 'ben', 'vera']), names)
  await say(ben, room, 'Morgen um sieben? 🌅')
  const [first] = await settled(
    () => inboxOf(vera),
    ([one]) => one?.unread === 1,
  )
  report.see('a message is unread for the others', first?.id === room, first)
  await seeRefusal(report, 'who was removed is out', {
    who: cem,
    document: sending(room, 'Hey'),
    code: 'NOT_FOUND',
  })
  await inRoom(ana, 'leaveRoom', text(room))
  await seeRefusal(report, 'who left the room but not the group comes back first', {
    who: ana,
    document: sending(room, 'Hey'),
    code: 'FORBIDDEN',
  })
  const { hasLeft } = await inRoom(ana, 'rejoinRoom', text(room))
  report.see('and may', !hasLeft && (await ana.refusal(sending(room, 'Hey'))) === undefined)
  return room
}

/** Gives the id of the group's room. */
export async function tourChat(scene: Scene, groupId: string): Promise<string> {
  scene.report.line(
    'Build 5: chat with requests, inbox, unread, read, mute, leave, edit, delete, TTL',
  )
  const direct = await seeRequest(scene)
  await seeRoom(scene, direct)
  await seeTtl(scene, direct)
  scene.report.line('Build 4 and 5: the room of a group')
  return seeGroupRoom(scene, groupId)
}
