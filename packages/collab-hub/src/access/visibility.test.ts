import { put } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { Member } from '../startups/startup.entity.ts'
import { setStartupStatus } from '../startups/set-startup-status.ts'
import { drawnDeck, granted } from '../testing/access.ts'
import { createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { startupOf } from '../testing/startups.ts'
import type { AccessLevel } from './access-request.entity.ts'
import { revokeAccess } from './revoke-access.ts'

const KINDS = ['PUBLIC', 'INVESTORS_ONLY', 'PRIVATE', 'not ACTIVE'] as const
const DAY_MS = 86_400_000

/**
 * The specification's table. c: the card, r: the whole profile, f: figures and contact, d: the deck,
 * l: its download; - is hidden.
 */
const MATRIX: Readonly<Record<string, Readonly<Record<(typeof KINDS)[number], string>>>> = {
  anonymous: { PUBLIC: 'c', INVESTORS_ONLY: '-', PRIVATE: '-', 'not ACTIVE': '-' },
  talent: { PUBLIC: 'r', INVESTORS_ONLY: '-', PRIVATE: '-', 'not ACTIVE': '-' },
  member: { PUBLIC: 'r', INVESTORS_ONLY: 'r', PRIVATE: 'r', 'not ACTIVE': '-' },
  investor: { PUBLIC: 'r', INVESTORS_ONLY: 'r', PRIVATE: '-', 'not ACTIVE': '-' },
  VIEW_PROFILE: { PUBLIC: 'rf', INVESTORS_ONLY: 'rf', PRIVATE: 'rf', 'not ACTIVE': '-' },
  VIEW_DECK: { PUBLIC: 'rfd', INVESTORS_ONLY: 'rfd', PRIVATE: 'rfd', 'not ACTIVE': '-' },
  FULL_ACCESS: { PUBLIC: 'rfdl', INVESTORS_ONLY: 'rfdl', PRIVATE: 'rfdl', 'not ACTIVE': '-' },
  expired: { PUBLIC: 'r', INVESTORS_ONLY: 'r', PRIVATE: '-', 'not ACTIVE': '-' },
  revoked: { PUBLIC: 'r', INVESTORS_ONLY: 'r', PRIVATE: '-', 'not ACTIVE': '-' },
  founder: { PUBLIC: 'r', INVESTORS_ONLY: '-', PRIVATE: '-', 'not ACTIVE': '-' },
  owner: { PUBLIC: 'rfdl', INVESTORS_ONLY: 'rfdl', PRIVATE: 'rfdl', 'not ACTIVE': 'rfdl' },
  admin: { PUBLIC: 'rfdl', INVESTORS_ONLY: 'rfdl', PRIVATE: 'rfdl', 'not ACTIVE': 'rfdl' },
}

const cells = Object.entries(MATRIX).flatMap(([viewer, row]) =>
  KINDS.map((kind) => ({ viewer, kind, sees: row[kind] })),
)

const SHOWN = `query ($id: ID!) { startup(startupId: $id) {
  name description fundingGoal founderContact } }`
const OPENED = `mutation ($id: ID!) { openDeck(startupId: $id) { pages { url } downloadUrl } }`

describe.each(stores)('what is seen of a startup on $name', (store) => {
  let world: HubWorld
  const viewers = new Map<string, HubContext>()
  const startups = new Map<string, string>()
  beforeAll(async () => {
    world = await createHubWorld(store)
    const owner = await world.person('owner')
    for (const kind of KINDS) {
      const visibility = kind === 'not ACTIVE' ? 'PUBLIC' : kind
      const startupId = await startupOf(world, owner, { visibility })
      await drawnDeck(world, startupId)
      startups.set(kind, startupId)
    }
    const investors = ['VIEW_PROFILE', 'VIEW_DECK', 'FULL_ACCESS', 'expired', 'revoked']
    viewers.set('anonymous', world.as()).set('owner', owner)
    viewers.set('admin', await world.admin('root'))
    for (const one of ['talent', 'investor', 'founder']) viewers.set(one, await world.person(one))
    viewers.set('member', await world.person('talent-member'))
    for (const one of investors)
      viewers.set(one, await world.person(`investor-${one.replace('_', '-').toLowerCase()}`))
    const expiresAt = new Date(world.world.now() + DAY_MS).toISOString()
    for (const startupId of startups.values()) {
      const userId = idOf(viewers.get('member') as HubContext)
      const createdAt = world.world.stamp().at
      await world.deps.store.write([put(Member, { startupId, userId, createdAt })])
      for (const one of investors) {
        const investor = viewers.get(one) as HubContext
        const level: AccessLevel = one.includes('_') ? (one as 'VIEW_DECK') : 'FULL_ACCESS'
        const given = { startupId, investor, level, ...(one === 'expired' && { expiresAt }) }
        const { accessId } = await granted(world, owner, given)
        if (one === 'revoked') await revokeAccess(world.again(owner), { accessId })
      }
      world.world.advance(3_600_000)
    }
    const hidden = startups.get('not ACTIVE') as string
    await setStartupStatus(world.again(owner), { startupId: hidden, status: 'DRAFT' })
    world.world.advance(DAY_MS)
  })
  afterAll(() => world[Symbol.asyncDispose]())

  it.each(cells)('$viewer, $kind: $sees', async ({ viewer, kind, sees }) => {
    const context = viewers.get(viewer) as HubContext
    const id = startups.get(kind)
    const { data } = await world.ask(context, SHOWN, { id })
    const opened = await world.ask(context, OPENED, { id })
    const startup = data?.startup
    const found = [
      startup && startup.description === null && 'c',
      startup && startup.description !== null && 'r',
      startup && startup.fundingGoal !== null && startup.founderContact !== null && 'f',
      opened.data?.openDeck && 'd',
      opened.data?.openDeck?.downloadUrl && 'l',
    ]
    expect(found.filter(Boolean).join('') || '-').toBe(sees)
    // One is never without the other.
    if (startup) expect(startup.fundingGoal === null).toBe(startup.founderContact === null)
  })
})
