import { isDeepStrictEqual } from 'node:util'
import type { Item } from '@longtable/store'
import { type Person, settled, text } from '../goals/people.ts'
import { age, past } from './aged.ts'
import { mailsSaying, made, newMember, type Page, type Scene, seeRefusal } from './cast.ts'

const FIELDS = 'id status role message inviteeId inviteeEmail resourceTitle expiresAt createdAt'
const DAY_MS = 86_400_000

interface Invite {
  readonly id: string
  readonly status: string
  readonly role: string
  readonly message: string | null
  readonly inviteeId: string | null
  readonly inviteeEmail: string | null
  readonly resourceTitle: string
  readonly expiresAt: string
  readonly createdAt: string
}

export interface Place {
  readonly type: 'goal' | 'quest' | 'task'
  readonly id: string
}

export const on = ({ type, id }: Place): string => `resourceType: ${type}, resourceId: ${text(id)}`

export const invite = (owner: Person, place: Place, whom: string): Promise<Invite> =>
  owner.ask<Invite>(`mutation { inviteCollaborator(${on(place)}, ${whom}) { ${FIELDS} } }`)

const answering = (verb: string, place: Place, { id }: Invite): string =>
  `mutation { ${verb}(${on(place)}, inviteId: ${text(id)}) { ${FIELDS} } }`

export const accept = (invitee: Person, place: Place, one: Invite): Promise<Invite> =>
  invitee.ask<Invite>(answering('acceptInvite', place, one))

const received = async (person: Person, status?: string): Promise<readonly Invite[]> => {
  const of = status === undefined ? '' : `(status: ${status})`
  return (await person.ask<Page<Invite>>(`{ receivedInvites${of} { items { ${FIELDS} } } }`)).items
}

export interface Work {
  readonly goal: Place
  readonly task: Place
  readonly quest: Place
}

/** A private goal with a task, and a quest. */
async function startWork(owner: Person): Promise<Work> {
  const goal = await made(owner, 'createGoal(title: "Marathon 🏃🏽‍♀️")')
  const task = await made(owner, `createTask(goalId: ${text(goal)}, title: "Plan the route")`)
  const linked = `linkedTaskIds: [${text(task)}], rewardXp: 50`
  const quest = await made(
    owner,
    `createQuest(title: "Be ready", kind: linked, difficulty: easy, ${linked})`,
  )
  return {
    goal: { type: 'goal', id: goal },
    task: { type: 'task', id: task },
    quest: { type: 'quest', id: quest },
  }
}

async function seeKnown({ cast, client, report }: Scene, { goal }: Work): Promise<void> {
  const { ana, ben, vera } = cast
  const { see } = report
  const greeting = 'Läufst du mit? 👩🏽‍🤝‍👨🏿'
  const byId = await invite(ana, goal, `userId: ${text(ben.id)}, message: ${text(greeting)}`)
  const days = (Date.parse(byId.expiresAt) - Date.parse(byId.createdAt)) / DAY_MS
  see('by user, with a message, for 30 days', byId.message === greeting && days === 30, byId)
  await seeRefusal(report, 'before accepting the invitee does not see the goal', {
    who: ben,
    document: `{ goal(goalId: ${text(goal.id)}) { id } }`,
    code: 'NOT_FOUND',
  })
  await seeRefusal(report, 'one live invite per person', {
    who: ana,
    document: `mutation { inviteCollaborator(${on(goal)}, nickname: "ben") { id } }`,
    code: 'CONFLICT',
  })
  const pending = await received(ben, 'pending')
  see('the invitee finds it among the pending ones', pending[0]?.id === byId.id, pending)
  const mails = await mailsSaying(client, {
    email: ben.email,
    words: 'ana invites you',
    expected: 1,
  })
  see('and in the mail', mails.length === 1 && mails[0]?.includes(greeting) === true, mails[0])
  const accepted = await accept(ben, goal, byId)
  const { role } = await ben.ask<{ role: string }>(`{ goal(goalId: ${text(goal.id)}) { role } }`)
  see('accepted: a collaborator', accepted.status === 'accepted' && role === 'collaborator', role)
  const byName = await invite(ana, goal, 'nickname: "VERA", role: viewer')
  await accept(vera, goal, byName)
  see('by nickname, as a viewer', byName.role === 'viewer', byName)
}

/** Cem is registered, Dora is not: to the owner both look the same. */
async function seeAddresses(scene: Scene, { goal, quest }: Work): Promise<Person> {
  const { cast, client, report } = scene
  const { ana, cem } = cast
  const { see } = report
  const known = await invite(ana, goal, `email: ${text(` ${cem.email.toUpperCase()}`)}`)
  const email = 'dora@example.com'
  const unknown = await invite(ana, goal, `email: ${text(email)}`)
  see(
    'by e-mail: the answer does not tell whether it is registered',
    known.inviteeId === null && unknown.inviteeId === null,
    [known.inviteeEmail, unknown.inviteeEmail],
  )
  const [mail = ''] = await mailsSaying(client, { email, words: 'ana invites you', expected: 1 })
  see('the unknown address gets a mail', mail.includes('sign up with this e-mail'), mail)
  const [waiting] = await settled(
    () => received(cem, 'pending'),
    ({ length }) => length === 1,
  )
  see('the known one is handed over at once', waiting?.id === known.id, waiting)
  const declined = await cem.ask<Invite>(answering('declineInvite', goal, known))
  see('and declined', declined.status === 'declined', declined.status)
  const dora = await newMember(client, 'dora')
  const [handed] = await settled(
    () => received(dora, 'pending'),
    ({ length }) => length === 1,
  )
  see('the unknown one is handed over when it registers', handed?.id === unknown.id, handed)
  const { inviteeId } = await accept(dora, goal, unknown)
  see('and accepted', inviteeId === dora.id)
  const taken = await invite(ana, quest, `userId: ${text(cem.id)}`)
  const cancelled = await ana.ask<Invite>(answering('cancelInvite', quest, taken))
  see('taken back by its sender', cancelled.status === 'cancelled', cancelled.status)
  await seeRefusal(report, 'then it cannot be accepted', {
    who: cem,
    document: answering('acceptInvite', quest, taken),
    code: 'CONFLICT',
  })
  return dora
}

async function seeExpiry({ cast, stage, report }: Scene, { task }: Work): Promise<void> {
  const { ana, cem } = cast
  const old = await invite(ana, task, 'nickname: "cem"')
  const { expiresAt, ttl } = past
  const isOf = (type: string) => (item: Item) =>
    item['type'] === type && item['inviteId'] === old.id
  await age(stage.data, isOf('CollaborationInvite'), { expiresAt })
  await age(stage.data, isOf('InviteGuard'), { ttl })
  const shown = (await received(cem)).find(({ id }) => id === old.id)
  report.see('after its time (moved in the table) it shows as expired', shown?.status === 'expired')
  await seeRefusal(report, 'and cannot be accepted', {
    who: cem,
    document: answering('acceptInvite', task, old),
    code: 'CONFLICT',
  })
  const anew = await invite(ana, task, 'nickname: "cem"')
  report.see('but sent anew', anew.id !== old.id && anew.status === 'pending', anew.status)
  await ana.ask(answering('cancelInvite', task, anew))
}

async function seeLists({ cast, report }: Scene, { goal }: Work): Promise<void> {
  const { ana, cem } = cast
  const sent = await ana.ask<Page<Invite>>(
    `{ sentInvites(first: 3) { items { ${FIELDS} } after } }`,
  )
  const times = sent.items.map(({ createdAt }) => createdAt)
  report.see(
    'sent ones in pages, newest first',
    sent.items.length === 3 &&
      sent.after !== null &&
      isDeepStrictEqual(times.toSorted().toReversed(), times),
    sent.items.map(({ status, resourceTitle }) => `${resourceTitle}: ${status}`),
  )
  const { items } = await ana.ask<Page<Invite>>(
    `{ resourceInvites(${on(goal)}) { items { ${FIELDS} } } }`,
  )
  const statuses = items.map(({ status }) => status)
  report.see(
    'those of a goal, for its owner',
    isDeepStrictEqual(statuses, ['accepted', 'accepted', 'declined', 'accepted']),
    statuses,
  )
  const of = (await received(cem, 'declined')).map(({ status }) => status)
  report.see('received ones by status', isDeepStrictEqual(of, ['declined']), of)
}

/** Ends with Ben and Dora working on the goal and Vera looking at it. */
export async function tourInvites(scene: Scene): Promise<Work & { readonly dora: Person }> {
  scene.report.line('Build 1: invites by user, nickname and e-mail')
  const work = await startWork(scene.cast.ana)
  await seeKnown(scene, work)
  const dora = await seeAddresses(scene, work)
  await seeExpiry(scene, work)
  await seeLists(scene, work)
  return { ...work, dora }
}
