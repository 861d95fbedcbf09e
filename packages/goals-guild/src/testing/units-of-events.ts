import { type Answer, type MeteredWorld, type Units, unitsOf } from '@longtable/testing/system'
import { expect } from 'vitest'
import type { GuildContext } from '../context.ts'
import { followUser } from '../follows/follow-user.ts'
import { postActivity } from '../feed/post-activity.ts'
import { joinGroup } from '../groups/join-group.ts'
import { say as sayOn } from './discussion.ts'
import { documentOf } from './generated-documents.ts'
import { makeGroup } from './group-roles.ts'
import { idOf } from './guild-world.ts'
import { friends, say } from './rooms.ts'
import type { OperationUnits } from './units.ts'
import { makeGoal, makeTask } from './work.ts'

interface Event {
  readonly listener: GuildContext
  readonly name: string
  readonly given: object
  readonly happen: () => Promise<unknown>
}

/** What one listener costs for one event: it is read anew for each of them. */
async function unitsOfEvent(guild: MeteredWorld<GuildContext>, event: Event): Promise<Units> {
  const { listener, name, given, happen } = event
  const document = documentOf('Subscription', { name, given })
  const stream = await guild.listen(listener, document, given)
  if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream.errors))
  const next = stream.next()
  let told: Answer | undefined
  void next.then(({ value }) => {
    told = value as Answer
  })
  await happen()
  await guild.process()
  const { calls } = await guild.measure(async () => {
    await expect
      .poll(async () => {
        await guild.live()
        return told?.data?.[name]
      })
      .toBeTruthy()
  })
  await stream.return?.()
  return unitsOf(calls)
}

export async function unitsOfEvents(guild: MeteredWorld<GuildContext>): Promise<OperationUnits> {
  const { ana, ben, roomId } = await friends(guild)
  const cem = await guild.person('cem')
  await guild.settle()
  const { id: goalId } = await makeGoal(ana)
  const { groupId } = await makeGroup(ana, { access: 'open' })
  const post = postActivity.input.parse({ text: 'News', visibility: 'public' })
  const events: readonly Event[] = [
    {
      listener: ana,
      name: 'messageAdded',
      given: { roomId },
      happen: () => say(guild, ben, roomId),
    },
    {
      listener: ana,
      name: 'notificationAdded',
      given: {},
      happen: () => followUser(cem, { followeeId: idOf(ana) }),
    },
    { listener: ana, name: 'feedChanged', given: {}, happen: () => postActivity(ben, post) },
    {
      listener: ana,
      name: 'inboxChanged',
      given: {},
      happen: () => {
        // In the same millisecond as another message it moves nothing.
        guild.world.advance(1)
        return say(guild, ben, roomId)
      },
    },
    { listener: ana, name: 'dueChanged', given: {}, happen: () => makeTask(ana, goalId) },
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
  const units: OperationUnits = {}
  for (const event of events) {
    units[`Subscription.${event.name}`] = await unitsOfEvent(guild, event)
    await guild.settle()
  }
  return units
}
