import { isDeepStrictEqual } from 'node:util'
import { type Person, settled, text } from '../goals/people.ts'
import { made, type Page, type Scene, seeRefusal } from './cast.ts'

interface Group {
  readonly id: string
  readonly name: string
  readonly memberCount: number
  readonly roomId: string | null
  readonly archivedAt: string | null
  readonly myRole: string | null
}

interface Member {
  readonly user: { readonly nickname: string }
  readonly role: string
}

const GROUP = 'id name memberCount roomId archivedAt myRole'

export const groupOf = (person: Person, id: string): Promise<Group> =>
  person.ask<Group>(`{ group(groupId: ${text(id)}) { ${GROUP} } }`)

const call = (verb: string, groupId: string, whom?: Person): string =>
  `mutation { ${verb}(groupId: ${text(groupId)}${whom ? `, userId: ${text(whom.id)}` : ''})`

const join = (person: Person, id: string) =>
  person.ask<{ state: string }>(`${call('joinGroup', id)} { state } }`)

const membersOf = async (person: Person, id: string): Promise<string[]> => {
  const { items } = await person.ask<Page<Member>>(
    `{ groupMembers(groupId: ${text(id)}) { items { user { nickname } role } } }`,
  )
  return items.map(({ user, role }) => `${user.nickname}: ${role}`).sort()
}

async function seeAccess({ cast, report }: Scene): Promise<void> {
  const { ana, ben, vera, cem } = cast
  const { see } = report
  const asked = await made(ana, 'createGroup(name: "By request", access: approval)')
  const joined = await join(cem, asked)
  see('approval: who joins has asked', joined.state === 'requested', joined)
  const { items } = await ana.ask<Page<{ userId: string }>>(
    `{ joinRequests(groupId: ${text(asked)}) { items { userId createdAt } } }`,
  )
  see('the owner sees the request', items[0]?.userId === cem.id, items)
  await ana.ask(`${call('approveJoinRequest', asked, cem)} { userId } }`)
  await join(ben, asked)
  await ana.ask(`${call('declineJoinRequest', asked, ben)} { userId } }`)
  const members = await membersOf(ana, asked)
  see(
    'one approved, one declined',
    isDeepStrictEqual(members, ['ana: owner', 'cem: member']),
    members,
  )
  const hidden = await made(ana, 'createGroup(name: "By invite", access: invite)')
  const document = `{ group(groupId: ${text(hidden)}) { id } }`
  await seeRefusal(report, 'invite: hidden from others', { who: vera, document, code: 'NOT_FOUND' })
  await ana.ask(`${call('inviteToGroup', hidden, vera)} { userId } }`)
  const { items: invites } = await vera.ask<Page<{ groupId: string }>>(
    '{ myGroupInvites { items { groupId group { name } inviter { nickname } } } }',
  )
  see('who is invited sees it', invites[0]?.groupId === hidden, invites)
  const accepted = await vera.ask<{ state: string }>(
    `${call('acceptGroupInvite', hidden)} { state } }`,
  )
  see('and comes in', accepted.state === 'member', accepted)
}

/** An open one with a room, in which everybody is. */
async function seeRoles({ cast, report }: Scene): Promise<string> {
  const { ana, ben, vera, cem } = cast
  const { see } = report
  const id = await made(
    ana,
    'createGroup(name: "Läufer 🏃🏽‍♀️", access: open, tags: ["Running"], withRoom: true)',
  )
  for (const person of [ben, vera, cem, cem]) await join(person, id)
  const open = await groupOf(cem, id)
  see('open: everybody comes in, a repeat counts once', open.memberCount === 4, open)
  const { items } = await ben.ask<Page<Group>>(
    `{ groupsByTag(tag: "running") { items { ${GROUP} } } }`,
  )
  see(
    'found by its tag',
    items.some((one) => one.id === id),
    items.map(({ name }) => name),
  )
  const removing = `${call('removeMember', id, cem)} { userId } }`
  await seeRefusal(report, 'a member removes nobody', {
    who: ben,
    document: removing,
    code: 'FORBIDDEN',
  })
  await ana.ask(
    `mutation { setMemberRole(groupId: ${text(id)}, userId: ${text(ben.id)}, role: admin) { role } }`,
  )
  await ben.ask(removing)
  see(
    'an admin does',
    !(await membersOf(ben, id)).includes('cem: member'),
    await membersOf(ben, id),
  )
  const leaving = `${call('leaveGroup', id)} { isMember } }`
  await seeRefusal(report, 'the owner cannot leave', {
    who: ana,
    document: leaving,
    code: 'CONFLICT',
  })
  await ana.ask(`${call('transferGroup', id, ben)} { id } }`)
  const roles = await membersOf(ana, id)
  see(
    'until the group is transferred',
    roles.includes('ben: owner') && roles.includes('ana: admin'),
    roles,
  )
  const mine = await settled(
    () => vera.ask<Page<{ group: Group }>>('{ myGroups { items { group { id name } role } } }'),
    ({ items: list }) => list.length === 2,
  )
  see(
    'groups I am in',
    mine.items.length === 2,
    mine.items.map(({ group }) => group.name),
  )
  return id
}

async function seeLeaderboard({ cast, report }: Scene, id: string): Promise<void> {
  const { vera, ben } = cast
  const goal = await made(vera, 'createGoal(title: "Climb")')
  const task = await made(vera, `createTask(goalId: ${text(goal)}, title: "First hill")`)
  await made(
    vera,
    `createQuest(title: "Up", kind: linked, difficulty: hard, linkedTaskIds: [${text(task)}], rewardXp: 120)`,
  )
  await vera.ask(`mutation { completeTask(taskId: ${text(task)}) { done } }`)
  const board = await settled(
    () =>
      ben.ask<Page<{ user: { nickname: string }; xp: number }>>(
        `{ groupLeaderboard(groupId: ${text(id)}) { items { user { nickname } xp level } } }`,
      ),
    ({ items }) => items[0]?.xp === 120,
  )
  const [best] = board.items
  report.see('the leaderboard of a group', best?.user.nickname === 'vera', board.items)
}

async function seeArchive({ cast, report }: Scene): Promise<void> {
  const { ana, ben } = cast
  const id = await made(ana, 'createGroup(name: "Project", isPersistent: false)')
  await join(ben, id)
  const goal = await made(
    ben,
    `createGoal(title: "Part of it", visibility: followers, groupId: ${text(id)})`,
  )
  const { items } = await ana.ask<Page<{ id: string }>>(
    `{ groupGoals(groupId: ${text(id)}) { items { id title } } }`,
  )
  report.see('its members see the goals of a project', items[0]?.id === goal, items)
  await ana.ask(`${call('archiveGroup', id)} { archivedAt } }`)
  const archived = await settled(
    () => ben.ask<{ status: string }>(`{ goal(goalId: ${text(goal)}) { status } }`),
    ({ status }) => status === 'archived',
  )
  report.see('archiving it archives them', archived.status === 'archived', archived)
  await ana.ask(`${call('deleteGroup', id)} { groupId } }`)
  await seeRefusal(report, 'deleted: gone for its members', {
    who: ben,
    document: `{ group(groupId: ${text(id)}) { id } }`,
    code: 'NOT_FOUND',
  })
}

/** Gives the id of a group with a room: Ben owns it, Ana is an admin, Vera a member. */
export async function tourGroups(scene: Scene): Promise<string> {
  scene.report.line(
    'Build 4: groups with roles, access kinds, requests, invites, transfer, archive',
  )
  await seeAccess(scene)
  const id = await seeRoles(scene)
  await seeLeaderboard(scene, id)
  await seeArchive(scene)
  return id
}
