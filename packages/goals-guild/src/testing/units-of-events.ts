import type { Heard, Meter } from '@longtable/testing/units'
import type { GuildContext } from '../context.ts'
import { followUser } from '../follows/follow-user.ts'
import { postActivity } from '../feed/post-activity.ts'
import { joinGroup } from '../groups/join-group.ts'
import { say as sayOn } from './discussion.ts'
import { makeGroup } from './group-roles.ts'
import { type GuildWorld, idOf } from './guild-world.ts'
import { friends, say } from './rooms.ts'
import { makeGoal, makeTask } from './work.ts'

/** What one listener costs for one event: it is read anew for each of them. */
export async function unitsOfEvents(
  guild: GuildWorld,
  { hear }: Meter<GuildContext>,
): Promise<void> {
  const { ana, ben, roomId } = await friends(guild)
  const cem = await guild.person('cem')
  await guild.settle()
  const { id: goalId } = await makeGoal(ana)
  const { groupId } = await makeGroup(ana, { access: 'open' })
  const post = postActivity.input.parse({ text: 'News', visibility: 'public' })
  const events: readonly Heard<GuildContext>[] = [
    {
      listener: ana,
      name: 'messageAdded',
      given: { roomId },
      happen: () => say(guild, ben, roomId),
    },
    {
      listener: ana,
      name: 'notificationAdded',
      happen: () => followUser(cem, { followeeId: idOf(ana) }),
    },
    { listener: ana, name: 'feedChanged', happen: () => postActivity(ben, post) },
    {
      listener: ana,
      name: 'inboxChanged',
      happen: () => {
        // In the same millisecond as another message it moves nothing.
        guild.world.advance(1)
        return say(guild, ben, roomId)
      },
    },
    { listener: ana, name: 'dueChanged', happen: () => makeTask(ana, goalId) },
    { listener: ana, name: 'goalChanged', given: { goalId }, happen: () => makeTask(ana, goalId) },
    {
      listener: ana,
      name: 'commentsChanged',
      given: { resourceType: 'goal', resourceId: goalId },
      happen: () => sayOn(ana, { resourceType: 'goal', resourceId: goalId }),
    },
    {
      listener: ana,
      name: 'groupChanged',
      given: { groupId },
      happen: () => joinGroup(cem, { groupId }),
    },
  ]
  for (const event of events) {
    await hear(event)
    await guild.settle()
  }
}
