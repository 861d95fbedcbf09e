import { toItem } from '@longtable/entity'
import { Activity, ActivityHead, Follow, FeedItem, User } from '@longtable/goals-guild'
import type { Item, Store } from '@longtable/store'
import { below, type Random } from '@longtable/testing/random'

const CHUNK = 2000
export const START = Date.UTC(2026, 0, 1, 9)
/** Between two activities of anybody. */
const STEP_MS = 500
const HEAD_KEYS = 50
const FEED_ITEMS = 1000

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID of this time whose rest is a number. */
export function idAt(epochMs: number, rest: number): string {
  const digits = (value: number, count: number) => {
    let text = ''
    for (let left = value; text.length < count; left = Math.floor(left / 32))
      text = (ALPHABET[left % 32] as string) + text
    return text
  }
  return digits(epochMs, 10) + digits(rest, 16)
}

export const personId = (place: number): string => idAt(START, place)
const iso = (epochMs: number) => new Date(epochMs).toISOString()

export const person = (id: string): Item =>
  toItem(User, {
    id,
    nickname: `p-${id.slice(-12)}`,
    email: `${id.toLowerCase()}@example.com`,
    fullName: `Person ${id.slice(-6)}`,
    status: 'active',
    bio: 'Runs in the morning and reads in the evening.',
    tags: ['running', 'reading'],
    tier: 'free',
    createdAt: iso(START),
    updatedAt: iso(START),
  })

/** The n-th of all activities; everybody's turn comes in a mixed order. */
export function activityAt(place: number, people: number): Activity {
  const at = START + place * STEP_MS
  const actor = (place * 7919) % people
  const activityId = idAt(at, place)
  return {
    activityId,
    actorId: personId(actor),
    verb: 'post',
    objectType: 'Post',
    objectId: activityId,
    previewText: `This is what happened to me today, number ${place}: I ran for an hour.`,
    tags: ['running'],
    visibility: 'followers',
    createdAt: iso(at),
  }
}

export const follow = (followerId: string, followeeId: string): Item =>
  toItem(Follow, { followerId, followeeId, createdAt: iso(START) })

/** Few are followed by many: the chance falls with the rank. Each once. */
export function powerLaw(random: Random, people: number, count: number): Set<number> {
  const chosen = new Set<number>()
  while (chosen.size < Math.min(count, people)) {
    const rank = Math.floor(people ** random()) - 1
    chosen.add(chosen.size % 2 === 0 && rank < people ? rank : below(random, people))
  }
  return chosen
}

export async function write(store: Store, items: Iterable<Item>): Promise<void> {
  let puts: Item[] = []
  for (const item of items) {
    puts.push(item)
    if (puts.length < CHUNK) continue
    await store.writeMany({ puts })
    puts = []
  }
  await store.writeMany({ puts })
}

export function* activities(people: number, each: number): Generator<Activity> {
  for (let place = 0; place < people * each; place++) yield activityAt(place, people)
}

export function* activityItems(people: number, each: number): Generator<Item> {
  const heads = new Map<string, string[]>()
  for (const activity of activities(people, each)) {
    const item = toItem(Activity, activity)
    const keys = heads.get(activity.actorId) ?? []
    keys.push(item.SK)
    heads.set(activity.actorId, keys)
    yield item
  }
  for (const [actorId, keys] of heads)
    yield toItem(ActivityHead, {
      actorId,
      newestKeys: keys.reverse().slice(0, HEAD_KEYS),
      ...(keys.length > HEAD_KEYS && { floorKey: keys[HEAD_KEYS] }),
      updatedAt: iso(START),
    })
}

/** What a fan-out of everybody would have left in a reader's feed. */
export function* feedItems(
  followerId: string,
  followed: ReadonlySet<string>,
  size: { readonly people: number; readonly activitiesEach: number },
): Generator<Item> {
  let count = 0
  for (let place = size.people * size.activitiesEach - 1; place >= 0; place--) {
    const activity = activityAt(place, size.people)
    if (!followed.has(activity.actorId)) continue
    const { tags: _, visibility: _visibility, ...pointer } = activity
    yield toItem(FeedItem, { ...pointer, followerId, ttl: Math.floor(START / 1000) + 3_000_000 })
    if (++count === FEED_ITEMS) return
  }
}
