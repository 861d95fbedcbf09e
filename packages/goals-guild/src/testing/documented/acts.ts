import type { GuildWorld } from '../guild-world.ts'
import type { DocumentedGuild } from './table.ts'

interface Acting {
  readonly world: GuildWorld
  readonly guild: DocumentedGuild
  readonly told: (act: string, errors: unknown) => void
}

const on = (resourceType: string, resourceId: string) =>
  `resourceType: ${resourceType}, resourceId: "${resourceId}"`

/** People act upon what others wrote as upon what was made here. Says how many acts were tried. */
export async function actUpon({ world, guild, told }: Acting): Promise<number> {
  const { store } = world.deps
  let acts = 0
  async function act(userId: string, mutation: string): Promise<void> {
    acts += 1
    const email = guild.people.find(({ id }) => id === userId)?.email ?? ''
    const { errors } = await world.ask(world.as({ userId, email }), `mutation { ${mutation} }`)
    if (errors) told(mutation, errors)
    world.world.advance(5_000)
  }

  for (const { userId, goalIds, tasks } of guild.works) {
    for (const { id, goalId } of tasks.slice(0, 2)) {
      const task = await store.get({ PK: `GOAL#${goalId}`, SK: `TASK#${id}` })
      const goal = await store.get({ PK: `USER#${userId}`, SK: `GOAL#${goalId}` })
      if (goal?.status === 'active' && task?.done === false)
        await act(userId, `completeTask(taskId: "${id}") { id done }`)
    }
    const [goalId] = goalIds
    await act(userId, `addComment(${on('goal', goalId ?? '')}, text: "On my way") { id }`)
    await act(userId, `createTask(goalId: "${goalId}", title: "One more") { id }`)
  }
  for (const { resourceType, resourceId, ownerId, inviteeIds, commentIds } of guild.resources) {
    for (const userId of inviteeIds) {
      const received = await store.query({
        index: 'GSI1',
        partition: `USER#${userId}`,
        sort: { begins: 'INVITE#pending' },
      })
      const invite = received.items.find((item) => item.resourceId === resourceId)
      const args = `inviteId: "${String(invite?.inviteId)}", ${on(resourceType, resourceId)}`
      if (invite) await act(userId, `acceptInvite(${args}) { status }`)
    }
    for (const commentId of commentIds.slice(0, 1)) {
      const answer = `${on(resourceType, resourceId)}, parentId: "${commentId}", text: "Yes"`
      await act(ownerId, `addComment(${answer}) { id }`)
      await act(ownerId, `addReaction(commentId: "${commentId}", emoji: "🚀") { emoji }`)
    }
  }
  const [one, other] = guild.people
  if (one && other) {
    await act(one.id, `unfollowUser(followeeId: "${other.id}") { followeeId }`)
    await act(other.id, `followUser(followeeId: "${one.id}") { followeeId }`)
    await act(one.id, `followUser(followeeId: "${other.id}") { followeeId }`)
  }
  for (const { id, members } of guild.rooms)
    for (const userId of members.slice(0, 2))
      await act(userId, `sendMessage(roomId: "${id}", text: "Here") { id }`)
  for (const { id, members } of guild.groups) {
    const outside = guild.people.find((person) => !members.includes(person))
    if (outside) await act(outside.id, `joinGroup(groupId: "${id}") { state }`)
  }
  for (const { id } of guild.people)
    await act(id, 'postActivity(text: "Back again", visibility: followers) { id }')
  return acts
}
