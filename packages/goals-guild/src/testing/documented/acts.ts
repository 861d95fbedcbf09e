import type { Item } from '@longtable/store'
import type { GuildWorld } from '../guild-world.ts'
import type { DocumentedGuild } from './table.ts'

interface Acting {
  readonly world: GuildWorld
  readonly guild: DocumentedGuild
  readonly told: (act: string, errors: unknown) => void
}

interface Stage {
  readonly guild: DocumentedGuild
  /** An error is told. */
  readonly act: (userId: string, mutation: string) => Promise<void>
  readonly item: (PK: string, SK: string) => Promise<Item | undefined>
  readonly below: (partition: string, begins: string) => Promise<readonly Item[]>
  readonly pending: (userId: string) => Promise<readonly Item[]>
}

const on = (resourceType: string, resourceId: string) =>
  `resourceType: ${resourceType}, resourceId: "${resourceId}"`

async function tasks({ guild, act, item }: Stage): Promise<void> {
  for (const { userId, goalIds, tasks: all } of guild.works) {
    for (const { id, goalId } of all.slice(0, 2)) {
      const task = await item(`GOAL#${goalId}`, `TASK#${id}`)
      const goal = await item(`USER#${userId}`, `GOAL#${goalId}`)
      if (goal?.status === 'active' && task?.done === false)
        await act(userId, `completeTask(taskId: "${id}") { id done }`)
      if (task?.done === true) await act(userId, `undoTask(taskId: "${id}") { id done }`)
    }
    const [goalId] = goalIds
    await act(userId, `addComment(${on('goal', goalId ?? '')}, text: "On my way") { id }`)
    await act(userId, `createTask(goalId: "${goalId}", title: "One more") { id }`)
  }
}

async function goals({ guild, act, item, below }: Stage): Promise<void> {
  for (const { userId, goalIds, questIds } of guild.works) {
    for (const goalId of goalIds) {
      await act(userId, `updateGoal(goalId: "${goalId}", description: "Longer ways") { id }`)
      for (const status of ['paused', 'completed', 'active'])
        await act(userId, `setGoalStatus(goalId: "${goalId}", status: ${status}) { status }`)
      for (const { id } of await below(`USER#${userId}`, `MILESTONE#${goalId}#`)) {
        const place = `goalId: "${goalId}", milestoneId: "${String(id)}"`
        await act(userId, `updateMilestone(${place}, name: "Half the way") { name }`)
      }
      const made = `goalId: "${goalId}", name: "Nearly there", percentage: 90`
      await act(userId, `createMilestone(${made}) { id }`)
    }
    for (const questId of questIds)
      if ((await item(`USER#${userId}`, `QUEST#${questId}`))?.status === 'active')
        await act(userId, `cancelQuest(questId: "${questId}") { status }`)
    const linked = `kind: linked, linkedGoalIds: ["${goalIds[0]}"]`
    await act(userId, `createQuest(title: "To the sea", difficulty: easy, ${linked}) { id }`)
  }
}

async function together({ guild, act, pending }: Stage): Promise<void> {
  for (const { resourceType, resourceId, ownerId, inviteeIds, commentIds } of guild.resources) {
    for (const userId of inviteeIds) {
      const invite = (await pending(userId)).find((item) => item.resourceId === resourceId)
      const args = `inviteId: "${String(invite?.inviteId)}", ${on(resourceType, resourceId)}`
      if (invite) await act(userId, `acceptInvite(${args}) { status }`)
    }
    for (const commentId of commentIds.slice(0, 1)) {
      const answer = `${on(resourceType, resourceId)}, parentId: "${commentId}", text: "Yes"`
      await act(ownerId, `addComment(${answer}) { id }`)
      await act(ownerId, `addReaction(commentId: "${commentId}", emoji: "🚀") { emoji }`)
    }
  }
}

async function social({ guild, act }: Stage): Promise<void> {
  const [one, other] = guild.people
  if (one && other) {
    await act(one.id, `unfollowUser(followeeId: "${other.id}") { followeeId }`)
    await act(other.id, `followUser(followeeId: "${one.id}") { followeeId }`)
    await act(one.id, `followUser(followeeId: "${other.id}") { followeeId }`)
  }
  for (const { id, members } of guild.rooms)
    for (const userId of members.slice(0, 2))
      await act(userId, `sendMessage(roomId: "${id}", text: "Here") { id }`)
  for (const { id, owner, members } of guild.groups) {
    const outside = guild.people.find((person) => !members.includes(person))
    if (outside) await act(outside.id, `joinGroup(groupId: "${id}") { state }`)
    const changed = 'description: "Longer walks", tags: ["hiking", "maps"]'
    await act(owner.id, `updateGroup(groupId: "${id}", ${changed}) { id }`)
  }
  for (const { id } of guild.people) {
    await act(id, 'postActivity(text: "Back again", visibility: followers) { id }')
    await act(id, 'updateProfile(bio: "Walks", tags: ["hiking", "maps"]) { id }')
  }
}

/** People act upon what others wrote as upon what was made here. Says how many acts were tried. */
export async function actUpon({ world, guild, told }: Acting): Promise<number> {
  const { store } = world.deps
  let acts = 0
  const stage: Stage = {
    guild,
    async act(userId, mutation) {
      acts += 1
      const email = guild.people.find(({ id }) => id === userId)?.email ?? ''
      const { errors } = await world.ask(world.as({ userId, email }), `mutation { ${mutation} }`)
      if (errors) told(mutation, errors)
      world.world.advance(5_000)
    },
    item: (PK, SK) => store.get({ PK, SK }),
    below: async (partition, begins) => (await store.query({ partition, sort: { begins } })).items,
    async pending(userId) {
      const sort = { begins: 'INVITE#pending' }
      return (await store.query({ index: 'GSI1', partition: `USER#${userId}`, sort })).items
    },
  }
  for (const part of [tasks, goals, together, social]) await part(stage)
  return acts
}
