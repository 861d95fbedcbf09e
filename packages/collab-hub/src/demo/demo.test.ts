import { stores } from '@longtable/testing'
import type { Play } from '@longtable/system'
import { describe, expect, it } from 'vitest'
import { hubFace } from '../face.ts'
import { collabHubSystem } from '../system.ts'
import { createHubWorld, type HubWorld } from '../testing/hub-world.ts'

const DAY_MS = 86_400_000
const { demo } = hubFace

/** As a host plays it; `play` may die at any step. */
function stageIn(world: HubWorld, play: Play = collabHubSystem.play) {
  const beganAt = world.world.now()
  const visitors = new Map(
    demo.visitors.map(({ nickname }) => {
      const viewer = { userId: world.world.stamp().id, email: `${nickname}@longtable.example` }
      return [nickname, viewer] as const
    }),
  )
  const stage = {
    play,
    beganAt,
    midnight: beganAt - (beganAt % DAY_MS),
    random: world.world.random,
    visitors,
    contextOf: world.as,
    setAdmin: (userId: string) => hubFace.setAdmin(world.as(), userId, true),
    settled: world.settle,
  }
  return { stage, robin: () => world.as(visitors.get('demo')) }
}

const SHOWN = `{ myStartups { items { id name status } } }`
const APPLIED = `query ($startupId: ID!) {
  startupApplications(startupId: $startupId) { items { status applicant { firstName } } }
  startupRoles(startupId: $startupId) { items { isOpen applicantCount } }
  team(startupId: $startupId) { items { user { firstName } } } }`

const OPENED = `query ($startupId: ID!) {
  deck(startupId: $startupId) { status pageCount }
  startupAccessRequests(startupId: $startupId) {
    items { status accessLevel requester { firstName } } } }`

const TALKS = '{ conversations { items { title unread participantCount } } }'

describe.each(stores)('the demo on $name', (store) => {
  it('is a startup with roles and those who want them, once, and all of it fits', async () => {
    await using world = await createHubWorld(store)
    const { stage, robin } = stageIn(world)
    expect(await demo.isBegun(robin())).toBe(false)
    await demo.arrive(stage)
    expect(await demo.isBegun(robin())).toBe(true)
    let steps = 0
    const dying: Play = async (...step) => {
      const played = await collabHubSystem.play(...step)
      // It was written, and whoever asked for it never heard.
      if (++steps === 12) throw new Error('killed')
      return played
    }
    await expect(demo.live({ ...stage, play: dying })).rejects.toThrow('killed')
    await demo.live(stage)
    await world.settle()
    const made = await world.items()
    const { data } = await world.ask(robin(), SHOWN)
    const [startup] = data.myStartups.items
    expect(startup).toMatchObject({ name: 'Second Spark', status: 'ACTIVE' })
    const { data: shown } = await world.ask(robin(), APPLIED, { startupId: startup.id })
    expect(shown.startupRoles.items).toHaveLength(3)
    expect(
      shown.startupApplications.items.map(({ status }: { status: string }) => status).sort(),
    ).toEqual([
      'ACCEPTED',
      ...Array.from({ length: 4 }, () => 'PENDING'),
      'REJECTED',
      'REVIEWING',
      'REVIEWING',
      'SHORTLISTED',
      'SHORTLISTED',
    ])
    expect(shown.team.items).toEqual([{ user: { firstName: 'Mei' } }])
    const { data: opened } = await world.ask(robin(), OPENED, { startupId: startup.id })
    expect(opened.deck).toEqual({ status: 'READY', pageCount: 4 })
    const asked = opened.startupAccessRequests.items.map(
      ({ status, requester }: { status: string; requester: { firstName: string } }) =>
        `${requester.firstName} ${status}`,
    )
    expect(asked.sort()).toEqual(['Hana APPROVED', 'Oskar PENDING', 'Vera APPROVED'])
    const { data: talks } = await world.ask(robin(), TALKS)
    expect(talks.conversations.items).toEqual([
      { title: 'Thursday at the bench', unread: 1, participantCount: 3 },
      { title: 'Tomás Ribeiro', unread: 1, participantCount: 2 },
      { title: 'Second Spark', unread: 2, participantCount: 2 },
    ])
    const now = new Date(world.world.now()).toISOString()
    expect(made.filter(({ createdAt }) => String(createdAt ?? '') > now)).toEqual([])
    expect(await world.verify()).toEqual([])
    await demo.live(stage)
    await world.settle()
    expect(await world.items()).toEqual(made)
  })
})
