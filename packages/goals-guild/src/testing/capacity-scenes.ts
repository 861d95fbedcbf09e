import { put, toItem } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { Collaborator } from '../collaboration/collaborator.entity.ts'
import { Comment, CommentRef } from '../collaboration/comment.entity.ts'
import { CollaborationInvite } from '../collaboration/invite.entity.ts'
import { Reaction } from '../collaboration/reaction.entity.ts'
import type { GuildContext } from '../context.ts'
import { type GuildWorld, idOf } from './guild-world.ts'
import { makeGoal } from './work.ts'

const EMOJI = Array.from('👍🎉🚀🔥👀💡🙌🏃🎯🧠🍀🌱🌈🐢🦊🐙🍎🥨🚲🎸🎻🎨📚🧩')
const MONTH_MS = 30 * 86_400_000
/** Far enough apart that no limit is in the way. */
const STEP_MS = 10_000

export interface CapacityScene {
  readonly owner: GuildContext
  readonly member: GuildContext
  readonly goal: { readonly resourceType: 'goal'; readonly resourceId: string }
}

/** A goal with a collaborator, as an accepted invite leaves it. */
export async function capacityScene(guild: GuildWorld): Promise<CapacityScene> {
  const [owner, member] = [await guild.person('owner'), await guild.person('member')]
  const { id: resourceId } = await makeGoal(owner)
  const goal = { resourceType: 'goal', resourceId } as const
  const { at } = guild.world.stamp()
  const row = { ...goal, role: 'collaborator', joinedAt: at, lastSeenAt: at } as const
  await owner.store.write([put(Collaborator, { ...row, userId: idOf(member) })])
  return { owner, member, goal }
}

const written = async (guild: GuildWorld, items: readonly Item[]) => {
  await guild.deps.store.writeMany({ puts: items })
  return items
}

/** So many comments, each about the two kilobytes that document 000 expects. */
export function comments(
  guild: GuildWorld,
  { goal, owner }: CapacityScene,
  { count, parentId = null }: { count: number; parentId?: string | null },
): Promise<readonly Item[]> {
  const made = Array.from({ length: count }, () => {
    guild.world.advance(STEP_MS)
    const { id: commentId, at: createdAt } = guild.world.stamp()
    const known = { ...goal, commentId, userId: idOf(owner), createdAt }
    const comment = { ...known, parentId, text: 'x'.repeat(1500), mentions: [] }
    const never = { updatedAt: null, deletedAt: null, editHistory: [] }
    return [toItem(Comment, { ...comment, ...never }), toItem(CommentRef, known)]
  })
  return written(guild, made.flat()).then(() => made.map(([comment]) => comment as Item))
}

/** To one person on many goals, or to many people on one. */
export async function invites(
  guild: GuildWorld,
  { owner, member, goal }: CapacityScene,
  { count, to }: { count: number; to: 'member' | 'goal' },
): Promise<readonly Item[]> {
  const made = []
  for (let n = 0; n < count; n++) {
    guild.world.advance(STEP_MS)
    const { id: inviteId, at } = guild.world.stamp()
    const resourceId = to === 'goal' ? goal.resourceId : (await makeGoal(owner)).id
    const inviteeId = to === 'goal' ? guild.world.stamp().id : idOf(member)
    const expires = Date.parse(at) + MONTH_MS
    made.push(
      toItem(CollaborationInvite, {
        inviteId,
        inviterId: idOf(owner),
        inviteeId,
        resourceType: 'goal',
        resourceId,
        role: 'collaborator',
        status: 'pending',
        message: 'Would you like to collaborate on this goal?',
        expiresAt: new Date(expires).toISOString(),
        createdAt: at,
        updatedAt: at,
        ttl: Math.ceil(expires / 1000),
      }),
    )
  }
  return written(guild, made)
}

/** Of many people on one goal, or of one person on many. */
export async function collaborators(
  guild: GuildWorld,
  { owner, member, goal }: CapacityScene,
  { count, of }: { count: number; of: 'member' | 'goal' },
): Promise<readonly Item[]> {
  const made = []
  for (let n = 0; n < count; n++) {
    guild.world.advance(STEP_MS)
    const { at } = guild.world.stamp()
    const person = of === 'goal' ? await guild.person(`person-${n}`) : member
    const resourceId = of === 'goal' ? goal.resourceId : (await makeGoal(owner)).id
    const row = { resourceType: 'goal', role: 'viewer', joinedAt: at, lastSeenAt: at } as const
    made.push(toItem(Collaborator, { ...row, resourceId, userId: idOf(person) }))
  }
  return written(guild, made)
}

export function reactions(
  guild: GuildWorld,
  { goal, member }: CapacityScene,
  { count, commentId }: { count: number; commentId: string },
): Promise<readonly Item[]> {
  const { at: createdAt } = guild.world.stamp()
  return written(
    guild,
    EMOJI.slice(0, count).map((emoji) =>
      toItem(Reaction, { ...goal, commentId, userId: idOf(member), emoji, createdAt }),
    ),
  )
}
