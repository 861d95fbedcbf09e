import { encryptedPdf, pdfFile } from '@longtable/documents/testing'
import { find } from '@longtable/entity'
import { keysIn, objectStores, type TestObjects } from '@longtable/files/testing'
import { stores } from '@longtable/testing'
import { withFilesIn } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { changeAccess } from '../access/change-access.ts'
import { revokeAccess } from '../access/revoke-access.ts'
import type { HubContext } from '../context.ts'
import { accessOf, deckOf, drawnDeck, PDF } from '../testing/access.ts'
import { amiss, createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { ban } from '../testing/roles.ts'
import { startupOf } from '../testing/startups.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { deckViewOf } from './deck.patterns.ts'
import { noteLook } from './note-look.ts'
import { openDeck } from './open-deck.ts'
import { removePitchDeck } from './remove-pitch-deck.ts'
import { reportDeckTime } from './report-deck-time.ts'
import { Startup } from '../startups/startup.entity.ts'

const FOLDERS = ['deck-pages/', 'pitch-decks/', 'temp/uploads/']
const stored = ({ deps: { files } }: HubWorld) => keysIn(files, ...FOLDERS)

const DECK = `query ($id: ID!) { deck(startupId: $id) { status pageCount problem reason } }`
const LOOKS = `query ($id: ID!) { deckViews(startupId: $id) { items {
  viewer { firstName } seconds downloadedAt pages { number seconds } } } }`

const deckSeen = async (world: HubWorld, viewer: HubContext, id: string) =>
  (await world.ask(viewer, DECK, { id })).data.deck
const looksAt = async (world: HubWorld, owner: HubContext, id: string) =>
  (await world.ask(owner, LOOKS, { id })).data.deckViews.items

/** A founder, a startup with a deck of two pages, and an investor who may look at it. */
async function opened(world: HubWorld, level: 'VIEW_DECK' | 'FULL_ACCESS' = 'VIEW_DECK') {
  const owner = await world.person('owner')
  const given = { status: 'APPROVED', level } as const
  const asked = await accessOf(world, owner, given)
  await deckOf(world, owner, asked)
  await world.settle()
  const open = () => openDeck(world.again(asked.investor), asked)
  const read = (url: string | null | undefined) => world.read(asked.investor, url ?? '')
  return { ...asked, owner, open, read }
}

/** Each store with another kind of storage: neither knows of the other. */
const places = stores.map((store, place) => {
  const objects = objectStores[place] as TestObjects
  const open = () => withFilesIn(objects, (options) => createHubWorld(store, options))
  return { name: `${store.name} and ${objects.name}`, open, isOurs: objects.name === 'disk' }
})

describe.each(places)('decks on $name', ({ open: openWorld, isOurs }) => {
  it('are drawn once, and seen page by page with who looks on it', async () => {
    await using world = await openWorld()
    const { owner, startupId, investor, open, read } = await opened(world)
    const deck = await deckSeen(world, investor, startupId)
    expect(deck).toMatchObject({ status: 'READY', pageCount: 2, problem: null })
    const { pages, downloadUrl, viewedAt } = await open()
    expect(downloadUrl).toBeNull()
    expect(pages).toMatchObject([{ number: 1, width: 1600, height: 900 }, { number: 2 }])
    const [first, second] = pages
    const shown = await read(first?.url)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    })
    const plain = await openDeck(world.again(owner), { startupId })
    expect(plain.viewedAt).toBeNull()
    const bare = await world.read(owner, plain.pages[0]?.url ?? '')
    expect([shown.status, bare.status]).toEqual([200, 200])
    expect(shown.text).not.toBe(bare.text)
    // Others have nothing of an address that was made for one.
    expect((await world.read(owner, first?.url ?? '')).status).toBe(404)
    expect((await world.read(investor, plain.pages[0]?.url ?? '')).status).toBe(404)

    await Promise.all([read(first?.url), read(second?.url), read(second?.url)])
    world.world.advance(20_000)
    const told = { startupId, viewedAt: viewedAt ?? '', page: 2, seconds: 5 }
    const tell = (given: object = {}) =>
      reportDeckTime(world.again(investor), reportDeckTime.input.parse({ ...told, ...given }))
    expect(await tell()).toEqual({ page: 2, seconds: 5 })
    expect(await tell({ seconds: 1000 })).toEqual({ page: 2, seconds: 5 })
    world.world.advance(7000)
    expect(await tell({ seconds: 1000, page: 1 })).toEqual({ page: 1, seconds: 7 })
    world.world.advance(3_600_000)
    expect(await tell({ seconds: 3600, page: 1 })).toEqual({ page: 1, seconds: 607 })
    await expect(tell({ page: 3 })).rejects.toMatchObject({ reason: 'decks.unseen' })
    expect(await looksAt(world, owner, startupId)).toEqual([
      {
        viewer: { firstName: expect.stringMatching(/^investor/) },
        seconds: 612,
        downloadedAt: null,
        pages: [
          { number: 1, seconds: 607 },
          { number: 2, seconds: 5 },
        ],
      },
    ])
    expect(await amiss(world)).toEqual([])
  })

  it('end with the next page when access is revoked, has expired, or its holder is banned', async () => {
    await using world = await openWorld()
    const { owner, accessId, investor, open, read } = await opened(world, 'FULL_ACCESS')
    const { pages, downloadUrl } = await open()
    const [first, second] = pages.map(({ url }) => url)
    expect((await read(first)).status).toBe(200)
    const file = await read(downloadUrl)
    expect(Buffer.from(file.text, 'latin1')).toEqual(PDF)
    // A bucket says it by the address that it is asked by.
    if (isOurs)
      expect(file.headers['content-disposition']).toMatch(
        /^attachment; filename="Quiet Engines.pdf"/,
      )
    const change = (given: object) =>
      changeAccess(world.again(owner), changeAccess.input.parse({ accessId, ...given }))
    await change({ level: 'VIEW_DECK' })
    expect([(await read(second)).status, (await read(downloadUrl)).status]).toEqual([200, 404])
    const expiresAt = new Date(world.world.now() + 1000).toISOString()
    await change({ expiresAt })
    expect((await read(second)).status).toBe(200)
    world.world.advance(1000)
    expect((await read(second)).status).toBe(404)
    await change({ expiresAt: null })
    expect((await read(second)).status).toBe(200)
    await revokeAccess(world.again(owner), { accessId })
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 404])
    await expect(open()).rejects.toMatchObject({ reason: 'decks.no-access' })
    const actions = (await world.items()).flatMap(({ action }) => (action ? [action] : []))
    expect(actions.filter((action) => String(action).startsWith('DECK'))).toEqual([
      'DECK_SET',
      'DECK_OPENED',
      'DECK_DOWNLOADED',
    ])
    expect(investor).toBeDefined()
  })

  it('are hidden while who looks, or whose they are, is banned', async () => {
    await using world = await openWorld()
    const { owner, startupId, investor, open, read } = await opened(world)
    const { pages } = await open()
    const admin = await world.admin('root')
    const seen = await openDeck(world.again(admin), { startupId })
    expect((await world.read(admin, seen.pages[0]?.url ?? '')).status).toBe(200)
    const [page] = pages
    expect((await read(page?.url)).status).toBe(200)
    await ban(world, owner)
    expect((await read(page?.url)).status).toBe(404)
    expect((await world.read(admin, seen.pages[0]?.url ?? '')).status).toBe(200)
    await ban(world, investor)
    expect((await read(page?.url)).status).toBe(404)
  })

  it('that are replaced or removed take their pages and their file along', async () => {
    await using world = await openWorld()
    const { owner, startupId, open, read } = await opened(world)
    const { pages } = await open()
    await deckOf(world, owner, { startupId })
    expect((await read(pages[0]?.url)).status).toBe(404)
    await expect(open()).rejects.toMatchObject({ reason: 'decks.not-ready' })
    await world.settle()
    expect(await stored(world)).toHaveLength(3)
    const startup = await find(world.deps.store, Startup, { startupId })
    expect(await stored(world)).toContain(startup?.pitchDeckUrl)
    await removePitchDeck(world.again(owner), { startupId })
    await removePitchDeck(world.again(owner), { startupId })
    await world.settle()
    expect(await stored(world)).toEqual([])
    expect(await deckSeen(world, owner, startupId)).toBeNull()
    expect(await world.verify()).toEqual([])
  })

  it('have every page written down, however many of them are asked for at once', async () => {
    await using world = await openWorld()
    const owner = await world.person('owner')
    const given = { status: 'APPROVED', level: 'VIEW_DECK' } as const
    const { startupId, investor } = await accessOf(world, owner, given)
    await drawnDeck(world, startupId)
    const { viewedAt } = await openDeck(world.again(investor), { startupId })
    const key = { startupId, userId: idOf(investor), viewedAt: viewedAt ?? '' }
    const numbers = Array.from({ length: 40 }, (_, place) => place + 1)
    const see = (number: number) =>
      noteLook(world.again(investor), key, ({ pages = {} }, seenAt) => ({
        pages: { ...pages, [number]: { seenAt, seconds: 0 } },
      }))
    await Promise.all(numbers.map(see))
    const { pages = {} } = (await deckViewOf(world.deps, key)) ?? {}
    expect(Object.keys(pages).map(Number)).toEqual(numbers)
  })

  it('of an erased founder go, and the looks of an erased investor and admin', async () => {
    await using world = await openWorld()
    const { owner, startupId, investor, open, read } = await opened(world)
    await read((await open()).pages[0]?.url)
    const admin = await world.admin('root')
    await openDeck(world.again(admin), { startupId })
    expect(await looksAt(world, owner, startupId)).toHaveLength(2)
    world.world.settleIndexes()
    for (const [looker, left] of [
      [investor, 1],
      [admin, 0],
    ] as const) {
      await deleteAccount(world.again(looker), {})
      await world.settle()
      expect(await looksAt(world, owner, startupId)).toHaveLength(left)
    }
    await deleteAccount(world.again(owner), {})
    await world.settle()
    expect(await stored(world)).toEqual([])
    expect(await world.verify()).toEqual([])
  })
})

describe('hostile decks', () => {
  it('fail and say why, and the next one is drawn', async () => {
    const [lmdb] = stores
    await using world = await createHubWorld(lmdb as (typeof stores)[number])
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner)
    const hostile: readonly [string, Uint8Array][] = [
      ['encrypted', encryptedPdf()],
      ['damaged', PDF.subarray(0, 40)],
      ['too-many-pages', await pdfFile({ pages: 1000 })],
      ['page-too-large', await pdfFile({ width: 10_000, height: 10_000 })],
    ]
    for (const [problem, pdf] of hostile) {
      await deckOf(world, owner, { startupId, pdf })
      await world.settle()
      expect(await deckSeen(world, owner, startupId)).toMatchObject({
        status: 'FAILED',
        problem,
        reason: expect.stringMatching(/\.$/),
        pageCount: null,
      })
      expect(await keysIn(world.deps.files, 'deck-pages/')).toEqual([])
      await expect(openDeck(world.again(owner), { startupId })).rejects.toMatchObject({
        reason: 'decks.not-ready',
      })
    }
    await deckOf(world, owner, { startupId })
    await world.settle()
    expect(await deckSeen(world, owner, startupId)).toMatchObject({ status: 'READY' })
    expect(idOf(owner)).toBeDefined()
  })

  it('that others have put into the table are drawn as well, or said to be missing', async () => {
    const [lmdb] = stores
    await using world = await createHubWorld(lmdb as (typeof stores)[number])
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner)
    const key = { PK: `STARTUP#${startupId}`, SK: 'METADATA' }
    const write = (pitchDeckUrl: string) =>
      world.deps.store.write([{ kind: 'update', key, set: { pitchDeckUrl } }])
    await world.deps.files.putOnce('pitch-decks/s1.pdf', PDF)
    const outcomes: unknown[] = []
    for (const url of [
      'https://elsewhere.example/deck.pdf',
      'pitch-decks/s1.pdf',
      'pitch-decks/s2.pdf',
    ]) {
      await write(url)
      await world.settle()
      outcomes.push(await deckSeen(world, owner, startupId))
    }
    expect(outcomes).toMatchObject([
      null,
      { status: 'READY', pageCount: 2 },
      { status: 'FAILED', problem: 'missing' },
    ])
    expect(await amiss(world)).toEqual([])
  })
})
