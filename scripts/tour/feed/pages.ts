import { isDeepStrictEqual } from 'node:util'
import type { Scene } from '../collaboration/cast.ts'
import { type Person, settled, text } from '../goals/people.ts'
import { twoWorkers } from '../server/stage.ts'
import { type Activity, deleting, feedOf, follow, pageOfFeed, post, seesIn } from './activities.ts'

const PAGE = 3
const ROUNDS = 5

const idsOf = (items: readonly Activity[]) => items.map(({ id }) => id)

async function seePages({ cast, report }: Scene): Promise<void> {
  const { ana, ben, vera } = cast
  const { see } = report
  const whole = idsOf(await feedOf(ben))
  const read: string[] = []
  let after: string | null = null
  do {
    const more: string = after === null ? '' : `, after: ${text(after)}`
    const page = await pageOfFeed(ben, `first: ${PAGE}${more}`)
    read.push(...idsOf(page.items))
    after = page.after
    if (read.length === PAGE) await post(ana, 'Written while Ben turns the page')
  } while (after !== null)
  see(
    'pages neither repeat nor skip, also while something comes',
    isDeepStrictEqual(read, whole) && whole.length > PAGE,
    `${read.length} activities in pages of ${PAGE}`,
  )
  const { after: cursor } = await pageOfFeed(ben, `first: ${PAGE}`)
  for (const [what, who, given] of [
    ["somebody else's", vera, cursor ?? ''],
    ['a forged', ben, `${(cursor ?? '').slice(0, -2)}AA`],
  ] as const) {
    const refusal = await who.refusal(`{ myFeed(after: ${text(given)}) { after } }`)
    see(`${what} cursor is refused`, refusal?.code === 'INVALID', refusal?.message)
  }
  const long = await ben.refusal('{ myFeed(first: 51) { after } }')
  see('pages are bounded', long?.code === 'INVALID', long?.message)
}

/** What one worker has written, the other one shows with its next page. */
async function seeWorkers({ cast, client, report }: Scene): Promise<void> {
  const [here, there] = await twoWorkers(client.address)
  const [cem, vera] = [cast.cem.through(here), cast.vera.through(there)]
  const wrong: string[] = []
  const expect = (what: string, holds: boolean) => {
    if (!holds) wrong.push(what)
  }
  const unfollow = `mutation { unfollowUser(followeeId: ${text(cem.id)}) { isFollowing } }`
  for (let round = 0; round < ROUNDS; round++) {
    const one = await post(cem, `Round ${round}`)
    await follow(cast.vera.through(here), cem)
    expect('followed', await seesIn(vera, one))
    const two = await post(cem, `Round ${round} again`)
    expect('posted', await seesIn(vera, two))
    await cem.ask(deleting(one.id))
    expect('deleted', !(await seesIn(vera, one)))
    await cast.vera.through(here).ask(unfollow)
    expect('unfollowed', !(await seesIn(vera, two)))
    await cem.ask(deleting(two.id))
  }
  report.see(
    'what one worker writes, the next page of the other one shows, with nothing to wait for',
    wrong.length === 0,
    wrong.length === 0 ? `${4 * ROUNDS} pages` : wrong,
  )
  here.close()
  there.close()
}

const newSince = (person: Person) =>
  person.ask<{ count: number; isMore: boolean }>('{ newSince { count isMore } }')
const seenUpTo = (person: Person, { id }: Activity) =>
  person.ask<{ activityId: string }>(
    `mutation { markFeedSeen(activityId: ${text(id)}) { activityId seenAt } }`,
  )

async function seeMarker({ cast, report }: Scene): Promise<void> {
  const { ana, ben } = cast
  const { see } = report
  const [newest, older] = await feedOf(ben)
  if (!newest || !older) throw new Error('The feed is empty.')
  await seenUpTo(ben, newest)
  const none = await newSince(ben)
  await post(ana, 'News 1')
  await post(ana, 'News 2')
  await post(ben, 'My own is no news')
  const two = await newSince(ben)
  see('"new since" counts what others did', none.count === 0 && two.count === 2, [none, two])
  const kept = await seenUpTo(ben, older)
  const marker = await ben.ask<{ activityId: string }>('{ feedMarker { activityId seenAt } }')
  see(
    'the last-seen position is kept, and never goes back',
    kept.activityId === newest.id && marker.activityId === newest.id,
    marker,
  )
  const [last] = await feedOf(ben)
  if (last) await seenUpTo(ben, last)
  const left = await settled(
    () => newSince(ben),
    ({ count }) => count === 0,
  )
  see('and all is seen', left.count === 0)
}

export async function tourPages(scene: Scene): Promise<void> {
  scene.report.line('Build: fan-in by a time-ordered index; pages')
  await seePages(scene)
  scene.report.line('Must show: exact at every moment, also from a second process')
  await seeWorkers(scene)
  scene.report.line('Build: last-seen and "new since"')
  await seeMarker(scene)
}
