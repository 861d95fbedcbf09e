import { createJobWorker } from '@longtable/core'
import type { Change, Store } from '@longtable/store'
import { below, pick, type Random } from '@longtable/testing'
import type { GuildContext } from '../context.ts'
import { headChanged } from '../feed/activity-head.ts'
import { capFeed } from '../feed/cap-feed.ts'
import { deleteActivity } from '../feed/delete-activity.ts'
import { activityHeadOf } from '../feed/feed.patterns.ts'
import { postActivity } from '../feed/post-activity.ts'
import { demoteActor, promoteActor } from '../feed/promote-actor.ts'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { unblockUser } from '../follows/unblock-user.ts'
import { unfollowUser } from '../follows/unfollow-user.ts'
import { deleteGoal } from '../goals/delete-goal.ts'
import { updateGoal } from '../goals/update-goal.ts'
import { createGroup } from '../groups/create-group.ts'
import { joinGroup } from '../groups/join-group.ts'
import { leaveGroup } from '../groups/leave-group.ts'
import { goalsGuildSystem } from '../system.ts'
import { ggCore } from '../table.ts'
import { deliver } from '@longtable/testing/system'
import { type GuildWorld, idOf } from './guild-world.ts'
import { makeGoal } from './work.ts'

const PEOPLE = 6
const STEP_MS = 4000
const DAY_MS = 86_400_000
const CAP = 12
const HEAD_KEYS = 3

interface Posted {
  readonly by: GuildContext
  readonly activityId: string
  readonly groupId?: string
}

/** Everything that random steps act on. */
export interface FeedRun {
  readonly given: GuildWorld
  readonly people: readonly GuildContext[]
  readonly admin: GuildContext
  readonly groupIds: readonly string[]
  /** One random thing; what cannot be done is no error. */
  step(): Promise<string>
  /** Everything that waits is delivered, and every job that is due or becomes due has run. */
  settle(): Promise<void>
}

/** A store that dies in the middle of a long write, now and then. */
function dying(store: Store, random: Random): Store {
  return {
    ...store,
    async writeMany(writes) {
      const { puts = [] } = writes
      if (puts.length > 1 && random() < 0.3) {
        await store.writeMany({ puts: puts.slice(0, below(random, puts.length)) })
        throw new Error('The process died here.')
      }
      return store.writeMany(writes)
    },
  }
}

/** As if the actor had done much more: few keys are left in its head, and the rest is below its floor. */
async function shortenHead({ deps }: GuildWorld, actorId: string): Promise<void> {
  const head = await activityHeadOf(deps, { actorId })
  const dropped = head?.newestKeys[HEAD_KEYS]
  if (!head || dropped === undefined) return
  const newestKeys = head.newestKeys.slice(0, HEAD_KEYS)
  await deps.store.write([headChanged(head, { newestKeys, floorKey: dropped }, head.updatedAt)])
}

export async function openFeedRun(given: GuildWorld): Promise<FeedRun> {
  const { random } = given.world
  const people: GuildContext[] = []
  for (let n = 0; n < PEOPLE; n++) people.push(await given.person(`person-${n}`))
  const admin = await given.admin('root')
  const groupIds: string[] = []
  for (const name of ['Runners', 'Readers']) {
    const input = createGroup.input.parse({ name, access: 'open' })
    groupIds.push((await createGroup(people[0] as GuildContext, input)).id)
  }
  const posted: Posted[] = []
  const goals: { readonly by: GuildContext; readonly goalId: string }[] = []
  let waiting: Change[] = []

  const { now, log, system } = given.deps
  const running = { owner: 'run', now, log, system }
  const fragile = createJobWorker({
    ...running,
    handlers: goalsGuildSystem.work({ ...given.deps, store: dying(given.deps.store, random) }).jobs,
  })
  const steady = createJobWorker({ ...running, handlers: goalsGuildSystem.work(given.deps).jobs })

  const person = () => given.again(pick(random, people))
  const other = () => idOf(pick(random, people))
  const actor = () => (random() < 0.5 ? pick(random, groupIds) : other())
  const post = (by: GuildContext, fields: object) =>
    postActivity(by, postActivity.input.parse({ text: `post ${posted.length}`, ...fields }))

  async function deliverSome(share: number): Promise<void> {
    waiting = [...waiting, ...(await given.world.deliverChanges(ggCore))]
    const part = waiting.slice(0, Math.ceil(waiting.length * share))
    waiting = waiting.slice(part.length)
    for (const change of part) await deliver(given, change)
  }

  const steps: readonly (readonly [weight: number, name: string, run: () => Promise<unknown>])[] = [
    [
      30,
      'post',
      async () => {
        const by = person()
        const visibility = pick(random, ['private', 'followers', 'public', 'followers'])
        posted.push({ by, activityId: (await post(by, { visibility })).id })
      },
    ],
    [
      14,
      'group post',
      async () => {
        const [by, groupId] = [person(), pick(random, groupIds)]
        posted.push({ by, groupId, activityId: (await post(by, { groupId })).id })
      },
    ],
    [
      6,
      'delete',
      () => {
        const { by, ...place } = pick(random, posted)
        return deleteActivity(given.again(by), place)
      },
    ],
    [14, 'follow', () => followUser(person(), { followeeId: other() })],
    [6, 'unfollow', () => unfollowUser(person(), { followeeId: other() })],
    [1, 'block', () => blockUser(person(), { userId: other() })],
    [4, 'unblock', () => unblockUser(person(), { userId: other() })],
    [6, 'join', () => joinGroup(person(), { groupId: pick(random, groupIds) })],
    [3, 'leave', () => leaveGroup(person(), { groupId: pick(random, groupIds) })],
    [
      4,
      'goal',
      async () => {
        const by = person()
        const visibility = pick(random, ['followers', 'public'])
        goals.push({ by, goalId: (await makeGoal(by, { visibility })).id })
      },
    ],
    [
      4,
      'visibility',
      () => {
        const { by, goalId } = pick(random, goals)
        const visibility = pick(random, ['private', 'followers', 'public'])
        return updateGoal(given.again(by), updateGoal.input.parse({ goalId, visibility }))
      },
    ],
    [
      1,
      'delete goal',
      () => {
        const { by, goalId } = pick(random, goals)
        return deleteGoal(given.again(by), { goalId })
      },
    ],
    [3, 'promote', () => promoteActor(given.again(admin), { actorId: actor(), reason: 'volume' })],
    [0.5, 'demote', () => demoteActor(given.again(admin), { actorId: actor() })],
    [8, 'short head', () => shortenHead(given, actor())],
    [10, 'deliver', () => deliverSome(random())],
    [6, 'jobs that die', () => fragile.step()],
    [6, 'jobs', () => steady.step()],
    [
      1,
      'cap',
      () =>
        capFeed(given.deps.store, {
          followerId: other(),
          at: new Date(now()).toISOString(),
          max: CAP,
        }),
    ],
    [2, 'minutes', async () => given.world.advance(90_000)],
    [0.2, 'days', async () => given.world.advance(DAY_MS * (1 + below(random, 45)))],
  ]
  const total = steps.reduce((sum, [weight]) => sum + weight, 0)

  return {
    given,
    people,
    admin,
    groupIds,
    async step() {
      given.world.advance(STEP_MS)
      let place = random() * total
      const [, name, run] = steps.find(([weight]) => (place -= weight) < 0) ?? (steps[0] as never)
      try {
        await run()
        return name
      } catch (error) {
        // Following oneself, leaving what one is not in: refusals are part of the game, bugs are not.
        const isRefusal = error instanceof Error && error.name === 'DomainError'
        if (!isRefusal && String(error) !== 'Error: nothing to pick from') throw error
        return `${name} (refused)`
      }
    },
    async settle() {
      for (let round = 0; round < 4; round++) {
        await deliverSome(1)
        await steady.drain()
        given.world.advance(11 * 60_000)
      }
      await deliverSome(1)
      given.world.settleIndexes()
    },
  }
}
