import { stores } from '@longtable/testing'
import type { Answer } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { application } from '../testing/inbox.ts'
import { ban } from '../testing/roles.ts'
import { roleOf, startupOf } from '../testing/startups.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { tell } from './tell.ts'
import { updatePreferences } from './update-preferences.ts'

const LISTEN = 'subscription { notificationAdded { title isRead } }'

const streamOf = (listening: AsyncIterableIterator<Answer> | Answer) => {
  if (Symbol.asyncIterator in listening) return listening
  throw new Error(JSON.stringify(listening.errors))
}

/** The next event, however long a log takes to show what was written. */
async function arrived(world: HubWorld, next: Promise<IteratorResult<Answer>>): Promise<Answer> {
  let isThere = false
  void next.then(() => {
    isThere = true
  })
  await expect
    .poll(async () => {
      await world.live()
      return isThere
    })
    .toBe(true)
  return (await next).value as Answer
}

let told = 0
const news = (userId: string, title: string, at: string) =>
  ({
    userId,
    type: 'SYSTEM',
    about: ['USER', userId],
    key: `news-${told++}`,
    at,
    words: () => ({ title, body: 'https://evil.example/\nand more' }),
  }) as const

const prefer = (world: HubWorld, person: ReturnType<HubWorld['as']>, choice: object) =>
  updatePreferences(world.again(person), updatePreferences.input.parse(choice))

describe.each(stores)('who is told at once, on $name', (store) => {
  it('hears their own as they come, and nothing after a ban', async () => {
    await using world = await createHubWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('ben')]
    const at = () => world.world.stamp().at
    const mine = streamOf(await world.listen(ana, LISTEN))
    const theirs = streamOf(await world.listen(ben, LISTEN))
    const [first, others] = [mine.next(), theirs.next()]
    await tell(world.deps, news(idOf(ana), 'For Ana', at()))
    expect(await arrived(world, first)).toEqual({
      data: { notificationAdded: { title: 'For Ana', isRead: false } },
    })
    await tell(world.deps, news(idOf(ana), 'Too late', at()))
    await ban(world, ana)
    expect(await arrived(world, mine.next())).toMatchObject({
      errors: [{ extensions: { reason: 'users.banned' } }],
    })
    expect((await mine.next()).done).toBe(true)
    await theirs.return?.()
    expect((await others).done).toBe(true)
  })

  it('is mailed by kind and preference of the moment, the first of many, and quoted', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const [quiet, calm, gone] = [
      await world.person('quiet'),
      await world.person('calm'),
      await world.person('gone'),
    ]
    const place = await roleOf(world, owner, { startupId: await startupOf(world, owner) })
    await world.settle()
    const before = world.mails.length
    for (const name of ['talent-a', 'talent-b'])
      await application(world, await world.person(name), place)
    await prefer(world, quiet, { emailOnSystem: false })
    const at = world.world.stamp().at
    for (const person of [owner, quiet, calm, gone])
      await tell(world.deps, news(idOf(person), 'News', at))
    await world.process()
    await markAllNotificationsRead(world.again(calm), {})
    await ban(world, gone)
    await world.settle()
    world.world.advance(3_600_000)
    await world.settle()
    const mailed = world.mails.slice(before)
    expect(mailed.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      'owner@example.com: CollabHub: 2 new applications',
      'owner@example.com: CollabHub: News',
    ])
    const [quoted] = mailed.filter(({ subject }) => subject.endsWith('News'))
    expect(quoted?.text).toContain('> https://evil.example/\n> and more')
  })

  it('keeps what they chose, and says so', async () => {
    await using world = await createHubWorld(store)
    const ana = await world.person('ana')
    const ASK = '{ myPreferences { emailOnApplicationUpdate emailOnMessage emailOnSystem } }'
    const all = { emailOnApplicationUpdate: true, emailOnMessage: true, emailOnSystem: true }
    expect((await world.ask(ana, ASK)).data.myPreferences).toEqual(all)
    await prefer(world, ana, { emailOnMessage: false })
    await prefer(world, ana, { emailOnSystem: false, emailOnMessage: null })
    const chosen = { ...all, emailOnMessage: false, emailOnSystem: false }
    expect((await world.ask(ana, ASK)).data.myPreferences).toEqual(chosen)
    await expect(prefer(world, ana, {})).rejects.toMatchObject({ code: 'INVALID' })
  })
})
