import type { GuildContext } from '../context.ts'
import { createGroup } from '../groups/create-group.ts'
import type { Role } from '../groups/group-fields.ts'
import type { GroupView } from '../groups/group-views.ts'
import { inviteToGroup } from '../groups/invite-to-group.ts'
import { joinGroup } from '../groups/join-group.ts'
import { setMemberRole } from '../groups/set-member-role.ts'
import { type GuildWorld, idOf } from './guild-world.ts'

export const makeGroup = (owner: GuildContext, fields: object = {}): Promise<GroupView> =>
  createGroup(owner, createGroup.input.parse({ name: 'Runners', ...fields }))

interface Joining {
  readonly owner: GuildContext
  readonly groupId: string
  readonly role?: Exclude<Role, 'owner'>
}

/** In it by invite, whatever kind of group it is. */
export async function bringIn(
  person: GuildContext,
  { owner, groupId, role = 'member' }: Joining,
): Promise<GuildContext> {
  const userId = idOf(person)
  await inviteToGroup(owner, { groupId, userId })
  await joinGroup(person, { groupId })
  if (role !== 'member') await setMemberRole(owner, { groupId, userId, role })
  return person
}

/** A group with its owner ana, and others with their roles. */
export async function groupOf(
  guild: GuildWorld,
  { fields = {}, people = {} }: { fields?: object; people?: Record<string, Joining['role']> } = {},
) {
  const ana = await guild.person('ana')
  const { id: groupId } = await makeGroup(ana, fields)
  const others: Record<string, GuildContext> = {}
  for (const [nickname, role = 'member'] of Object.entries(people))
    others[nickname] = await bringIn(await guild.person(nickname), { owner: ana, groupId, role })
  const who = (nickname: string): GuildContext => {
    const person = others[nickname]
    if (!person) throw new Error(`There is no ${nickname}.`)
    return person
  }
  return { ana, groupId, who }
}
