import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { deleteComment } from '../collaboration/comments/delete-comment.ts'
import { followUser } from '../follows/follow-user.ts'
import { completeTask, undoTask } from '../goals/complete-task.ts'
import { deleteGoal } from '../goals/delete-goal.ts'
import { setGoalStatus } from '../goals/set-goal-status.ts'
import { updateGoal } from '../goals/update-goal.ts'
import { deliverShuffled } from '@longtable/testing/system'
import { reword, say } from '../testing/discussion.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { join, makeGoal, makeMilestone, makeQuest, makeTask } from '../testing/work.ts'
import { deleteQuest } from '../quests/delete-quest.ts'
import { createGroup } from '../groups/create-group.ts'
import { exportMyData } from '../personal-data/export-my-data.ts'
import { deleteActivity } from './delete-activity.ts'
import { activitiesOfUser } from './find-activities.ts'
import { markFeedSeen } from './mark-feed-seen.ts'
import { myFeed } from './my-feed.ts'
import { postActivity } from './post-activity.ts'

const toldTo = async (given: GuildWorld, person: GuildContext) =>
  (await myFeed(given.again(person), { limit: 50 })).items.map(
    ({ verb, detail, text }) => `${verb}${detail ? ` ${detail}` : ''}: ${text}`,
  )

async function twoPeople(given: GuildWorld) {
  const [ana, ben] = [await given.person('ana'), await given.person('ben')]
  await followUser(ben, { followeeId: idOf(ana) })
  return { ana, ben }
}

const setVisibility = (person: GuildContext, goalId: string, visibility: string) =>
  updateGoal(person, updateGoal.input.parse({ goalId, visibility }))

describe.each(stores)('what others are told of on $name', (store) => {
  it('are goals, tasks, milestones and quests, each once, however changes come', async () => {
    await using given = await createGuildWorld(store, { seed: 7 })
    const { ana, ben } = await twoPeople(given)
    const { id: goalId } = await makeGoal(ana, { title: 'Run 🏃🏽‍♀️', visibility: 'followers' })
    const { id: taskId } = await makeTask(ana, goalId, { title: 'Shoes' })
    await makeMilestone(ana, goalId, 100)
    await makeQuest(ana, { kind: 'linked', linkedTaskIds: [taskId], title: 'Get ready' })
    given.world.advance(1000)
    await completeTask(ana, { taskId })
    given.world.advance(1000)
    await setGoalStatus(ana, { goalId, status: 'completed' })
    expect(await deliverShuffled(given)).toBeGreaterThan(20)
    const told = [
      'goal_update completed: Run 🏃🏽‍♀️',
      'goal_update created: Run 🏃🏽‍♀️',
      'milestone_achieved: Mark',
      'quest_completed: Get ready',
      'task_done: Shoes',
    ]
    expect((await toldTo(given, ben)).sort()).toEqual(told)
    expect(await given.verify()).toEqual([])
    await given.process()
    expect((await toldTo(given, ben)).sort()).toEqual(told)
    const posted = given.events.filter(({ name }) => name === 'goalsguild.activity.posted')
    expect(new Set(posted.map(({ id }) => id)).size).toBe(5)
  })

  it('is nothing of a private goal, nor of a quest that hangs on one', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben } = await twoPeople(given)
    const { id: goalId } = await makeGoal(ana)
    const { id: taskId } = await makeTask(ana, goalId)
    await makeMilestone(ana, goalId, 100)
    await makeQuest(ana, { kind: 'linked', linkedTaskIds: [taskId] })
    await completeTask(ana, { taskId })
    await setGoalStatus(ana, { goalId, status: 'completed' })
    await given.settle()
    expect(await toldTo(given, ben)).toEqual([])
    expect(await toldTo(given, ana)).toEqual([])
    expect((await given.items()).filter(({ type }) => type === 'Activity')).toEqual([])
  })

  it('is hidden at once when the goal becomes private or is deleted', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben } = await twoPeople(given)
    const { id: goalId } = await makeGoal(ana, { visibility: 'public' })
    await given.process()
    expect(await toldTo(given, ben)).toEqual(['goal_update created: Run'])
    given.world.advance(1000)
    await setVisibility(ana, goalId, 'private')
    expect(await toldTo(given, ben)).toEqual([])
    expect(await toldTo(given, ana)).toEqual(['goal_update created: Run'])
    await setVisibility(ana, goalId, 'followers')
    await given.process()
    expect(await toldTo(given, ben)).toEqual([
      'goal_update shared: Run',
      'goal_update created: Run',
    ])
    const eve = await given.person('eve')
    const seen = await activitiesOfUser(eve, { userId: idOf(ana) }, {})
    expect(seen.items).toEqual([])
    await deleteGoal(ana, { goalId })
    expect(await toldTo(given, ben)).toEqual([])
    expect(await toldTo(given, ana)).toEqual([])
  })

  it('is taken back with an undone task, and does not come back when its owner deletes it', async () => {
    await using given = await createGuildWorld(store, { seed: 3 })
    const { ana, ben } = await twoPeople(given)
    const { id: goalId } = await makeGoal(ana, { visibility: 'followers' })
    const { id: taskId } = await makeTask(ana, goalId)
    await completeTask(ana, { taskId })
    await given.process()
    expect(await toldTo(given, ben)).toContain('task_done: Shoes')
    await undoTask(ana, { taskId })
    await given.process()
    expect(await toldTo(given, ben)).toEqual(['goal_update created: Run'])
    const [created] = (await myFeed(given.again(ana), {})).items
    await deleteActivity(ana, { activityId: created?.id as string })
    // All changes from the beginning, shuffled and some twice.
    await deliverShuffled(given)
    expect(await toldTo(given, ben)).toEqual([])
    expect(await given.verify()).toEqual([])
  })

  it('is a comment only if its author shares it, with its text of today', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben } = await twoPeople(given)
    const cem = await given.person('cem')
    await followUser(ben, { followeeId: idOf(cem) })
    const { id: resourceId } = await makeGoal(ana, { visibility: 'followers' })
    const on = { resourceType: 'goal', resourceId } as const
    await join(cem, { ...on, role: 'collaborator' })
    await say(cem, on, { text: 'between us' })
    const shared = await say(cem, on, { text: 'Great', share: true })
    await given.process()
    const all = ['comment: Great', 'goal_update created: Run']
    expect((await toldTo(given, ben)).sort()).toEqual(all)
    // Who follows the author but not the owner of the goal does not see the goal, nor this.
    const eve = await given.person('eve')
    await followUser(eve, { followeeId: idOf(cem) })
    expect(await toldTo(given, eve)).toEqual([])
    await reword(cem, shared.id, 'Great!')
    await given.process()
    expect(await toldTo(given, ben)).toContain('comment: Great!')
    await deleteComment(cem, { commentId: shared.id })
    await given.process()
    expect(await toldTo(given, ben)).toEqual(['goal_update created: Run'])
  })

  it('is in the export of who did it, also what they posted to a group', async () => {
    await using given = await createGuildWorld(store)
    const ana = await given.person('ana')
    const group = createGroup.input.parse({ name: 'Runners' })
    const { id: groupId } = await createGroup(ana, group)
    const post = (fields: object) => postActivity(ana, postActivity.input.parse(fields))
    await post({ text: 'to the group', groupId })
    const { id: activityId } = await post({ text: 'my own' })
    await markFeedSeen(ana, { activityId })
    const { items } = await exportMyData(given.again(ana), { limit: 100 })
    const exported = items.map((text) => JSON.parse(text) as Record<string, unknown>)
    const texts = exported.filter(({ type }) => type === 'Activity')
    expect(texts.map(({ previewText }) => previewText).sort()).toEqual(['my own', 'to the group'])
    expect(exported.filter(({ type }) => type === 'FeedMarker')).toHaveLength(1)
  })

  it('says on which goal, how far it is and what it has paid', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben } = await twoPeople(given)
    const { id: goalId } = await makeGoal(ana, { title: 'Run', visibility: 'followers' })
    const { id: taskId } = await makeTask(ana, goalId)
    await makeMilestone(ana, goalId, 80)
    const fields = { kind: 'linked', linkedTaskIds: [taskId], title: 'Get ready', rewardXp: 70 }
    const { id: questId } = await makeQuest(ana, fields)
    await completeTask(ana, { taskId })
    await given.settle()
    const { data } = await given.ask(
      ben,
      '{ myFeed { items { verb percentage rewardXp goal { title } } } }',
    )
    const told = data.myFeed.items as readonly { readonly verb: string }[]
    const of = (verb: string) => told.find((one) => one.verb === verb)
    const goal = { title: 'Run' }
    expect(of('milestone_achieved')).toMatchObject({ percentage: 80, rewardXp: null, goal })
    expect(of('quest_completed')).toMatchObject({ percentage: null, rewardXp: 70, goal: null })
    const ledger = '{ myXpEntries { items { xp questId quest { title } } } }'
    const paid = { xp: 70, questId, quest: { title: 'Get ready' } }
    expect((await given.ask(ana, ledger)).data.myXpEntries.items).toEqual([paid])
    await setVisibility(ana, goalId, 'private')
    await deleteQuest(await given.admin('root'), { questId })
    const gone = (await given.ask(given.again(ana), ledger)).data.myXpEntries.items
    expect(gone).toEqual([{ ...paid, quest: null }])
  })

  it('reaches a listener at once, and nobody who must not see it', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben } = await twoPeople(given)
    const listening = await given.listen(ben, 'subscription { feedChanged { text } }')
    const events = listening as AsyncIterableIterator<{ readonly data?: unknown }>
    await given.live()
    const say = (visibility: string) =>
      given.ask(
        ana,
        `mutation { postActivity(text: "${visibility}", visibility: ${visibility}) { id } }`,
      )
    await say('private')
    await say('followers')
    await given.live()
    expect((await events.next()).value).toMatchObject({
      data: { feedChanged: { text: 'followers' } },
    })
    await events.return?.()
  })
})
