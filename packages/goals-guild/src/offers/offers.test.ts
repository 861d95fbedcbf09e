import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { deliverShuffled } from '@longtable/testing/system'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { makePartner } from '../testing/partners.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { exportMyData } from '../personal-data/export-my-data.ts'
import { suspendUser } from '../users/suspend-user.ts'
import { closeOffer } from './close-offer.ts'
import { createOffer } from './create-offer.ts'
import { deleteOffer } from './delete-offer.ts'
import { eraseOffers } from './erase-offers.ts'
import { myOffers, offer, offersByTag, offersOfCompany } from './find-offers.ts'
import { reopenOffer } from './reopen-offer.ts'
import { updateOffer } from './update-offer.ts'

const refused = (reason: string) => expect.objectContaining({ reason })

async function partnerIn(guild: GuildWorld, nickname = 'pat'): Promise<GuildContext> {
  const person = await guild.person(nickname)
  await makePartner(guild, person)
  return guild.again(person)
}

const publish = (partner: GuildContext, fields: object = {}) =>
  createOffer(
    partner,
    createOffer.input.parse({ companyId: 'acme', title: 'Shoes', tags: ['Running'], ...fields }),
  )

const update = (partner: GuildContext, fields: object) =>
  updateOffer(partner, updateOffer.input.parse(fields))

const idsOf = (page: { items: readonly { id: string }[] }) => page.items.map(({ id }) => id)

const offersAndLinks = async (guild: GuildWorld) =>
  (await guild.items()).filter(({ type }) => type === 'Offer' || type === 'TagLink')

describe.each(stores)('offers on $name', (store) => {
  it('are stored as documented and found by id, company and tag', async () => {
    await using guild = await createGuildWorld(store)
    const pat = await partnerIn(guild)
    const made = await publish(pat, { title: '  Zapatos 👩🏽‍🏭 ', description: 'Two for one' })
    const { id, createdAt } = made
    const item = await guild.deps.store.get({ PK: `OFFER#${id}`, SK: `OFFER#${id}` })
    expect(item).toEqual({
      PK: `OFFER#${id}`,
      SK: `OFFER#${id}`,
      GSI6PK: 'COMPANY#acme',
      GSI6SK: `Offer#${id}`,
      GSI3PK: `AUTHOR#${idOf(pat)}`,
      GSI3SK: `OFFER#${createdAt}#${id}`,
      type: 'Offer',
      id,
      companyId: 'acme',
      userId: idOf(pat),
      title: 'Zapatos 👩🏽‍🏭',
      description: 'Two for one',
      tags: ['running'],
      status: 'open',
      createdAt,
      updatedAt: createdAt,
      revision: 0,
    })
    guild.world.advance(1000)
    const second = await publish(pat)
    const other = await publish(pat, { companyId: 'zeta' })
    await guild.settle()
    const ana = await guild.person('ana')
    expect(idsOf(await offersOfCompany(ana, { companyId: 'acme' }, {}))).toEqual([second.id, id])
    expect(idsOf(await offersByTag(ana, { tag: 'running' }, {}))).toEqual([id, second.id, other.id])
    expect(idsOf(await myOffers(pat, {}, {}))).toEqual([other.id, second.id, id])
    const { data } = await guild.ask(
      ana,
      'query ($id: ID!) { offer(offerId: $id) { title tags status publisher { nickname } } }',
      { id },
    )
    expect(data.offer).toEqual({
      title: 'Zapatos 👩🏽‍🏭',
      tags: ['running'],
      status: 'open',
      publisher: { nickname: 'pat' },
    })
    expect(await guild.verify()).toEqual([])
  })

  it('are found by their tags while they are open, and pages stay full', async () => {
    await using guild = await createGuildWorld(store)
    const pat = await partnerIn(guild)
    const ids = []
    for (let n = 0; n < 4; n++) ids.push((await publish(pat)).id)
    const [first, second, third, fourth] = ids as [string, string, string, string]
    await closeOffer(pat, { offerId: first })
    await closeOffer(pat, { offerId: first })
    await update(pat, { offerId: second, tags: ['hiking'], title: 'Boots', description: null })
    await closeOffer(pat, { offerId: third })
    await update(pat, { offerId: third, tags: ['running', 'hiking'] })
    await guild.settle()
    const tagged = async (tag: string) => idsOf(await offersByTag(pat, { tag }, {}))
    expect(await tagged('running')).toEqual([fourth])
    expect(await tagged('hiking')).toEqual([second])
    await reopenOffer(pat, { offerId: third })
    expect(await tagged('hiking')).toEqual([second, third])
    const closed = { companyId: 'acme', status: 'closed' } as const
    await guild.settle()
    expect(idsOf(await offersOfCompany(pat, closed, { limit: 1 }))).toEqual([first])
    await deleteOffer(pat, { offerId: third })
    await expect(offer(pat, { offerId: third })).rejects.toEqual(refused('offers.unknown'))
    expect(await tagged('hiking')).toEqual([second])
    expect(await guild.verify()).toEqual([])
    await deliverShuffled(guild)
    const names = new Set(guild.events.map(({ name }) => name))
    for (const verb of ['published', 'closed', 'deleted'])
      expect(names).toContain(`goalsguild.offer.${verb}`)
  })

  it('are published no more from the moment a role is withdrawn', async () => {
    await using guild = await createGuildWorld(store)
    const pat = await partnerIn(guild)
    const { id: offerId } = await publish(pat)
    const withdrawn = () => interrupted(guild.again(pat), () => makePartner(guild, pat, []))
    const again = () => makePartner(guild, pat)
    const notPartner = refused('offers.not-partner')
    await expect(publish(withdrawn())).rejects.toEqual(notPartner)
    await again()
    await expect(update(withdrawn(), { offerId, title: 'New' })).rejects.toEqual(notPartner)
    await again()
    await closeOffer(guild.again(pat), { offerId })
    await expect(reopenOffer(withdrawn(), { offerId })).rejects.toEqual(notPartner)
    // What is theirs they may still take back.
    await deleteOffer(guild.again(pat), { offerId })
    expect(await offersAndLinks(guild)).toEqual([])
    await again()
    const root = await guild.admin('root')
    const suspended = interrupted(guild.again(pat), () => suspendUser(root, { userId: idOf(pat) }))
    await expect(publish(suspended)).rejects.toEqual(refused('users.suspended'))
    expect(await offersAndLinks(guild)).toEqual([])
  })

  it('keep tags and links together when two change them at once', async () => {
    await using guild = await createGuildWorld(store)
    const pat = await partnerIn(guild)
    const { id: offerId } = await publish(pat)
    const closing = interrupted(guild.again(pat), () => closeOffer(guild.again(pat), { offerId }))
    expect(await update(closing, { offerId, tags: ['late'] })).toMatchObject({ status: 'closed' })
    expect((await offersAndLinks(guild)).map(({ type }) => type)).toEqual(['Offer'])
    const deleting = interrupted(guild.again(pat), () => deleteOffer(guild.again(pat), { offerId }))
    await expect(reopenOffer(deleting, { offerId })).rejects.toEqual(refused('offers.unknown'))
    expect(await guild.verify()).toEqual([])
  })

  it('are hidden by a block, and go with the account of who published them', async () => {
    await using guild = await createGuildWorld(store)
    const [pat, quin] = [await partnerIn(guild), await partnerIn(guild, 'quin')]
    const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
    const { id: offerId } = await publish(pat)
    const kept = await publish(quin)
    await blockUser(pat, { userId: idOf(ana) })
    await blockUser(ben, { userId: idOf(pat) })
    await guild.settle()
    for (const person of [guild.again(ana), guild.again(ben)]) {
      expect(idsOf(await offersOfCompany(person, { companyId: 'acme' }, {}))).toEqual([kept.id])
      expect(idsOf(await offersByTag(person, { tag: 'running' }, {}))).toEqual([kept.id])
    }
    await expect(offer(guild.again(ana), { offerId })).rejects.toEqual(refused('offers.unknown'))
    const { items } = await exportMyData(guild.again(pat), { limit: 200 })
    expect(items.filter((text) => text.includes('"type":"Offer"'))).toHaveLength(1)
    await deleteAccount(guild.again(pat), {})
    await guild.settle()
    const left = (await offersAndLinks(guild)).map(({ type, id }) => [type, id]).sort()
    expect(left).toEqual([
      ['Offer', kept.id],
      ['TagLink', kept.id],
    ])
    expect(await guild.verify()).toEqual([])
  })

  it('can be taken down by an admin whom their publisher blocks', async () => {
    await using guild = await createGuildWorld(store)
    const pat = await partnerIn(guild)
    const { id: offerId } = await publish(pat)
    const root = await guild.admin('root')
    await blockUser(pat, { userId: idOf(root) })
    expect(await closeOffer(guild.again(root), { offerId })).toMatchObject({ status: 'closed' })
    expect(await deleteOffer(guild.again(root), { offerId })).toEqual({ offerId })
  })

  it('are published once by one request', async () => {
    await using guild = await createGuildWorld(store)
    const pat = await partnerIn(guild)
    const input = createOffer.input.parse({ companyId: 'acme', title: 'Shoes' })
    const first = await createOffer(pat, input, 'request-1')
    expect(await createOffer(guild.again(pat), input, 'request-1')).toEqual(first)
    expect(await offersAndLinks(guild)).toHaveLength(1)
  })

  it.each([
    ['createOffer(companyId: "a#b", title: "a") { id }', 'companyId'],
    ['createOffer(companyId: "", title: "a") { id }', 'companyId'],
    ['createOffer(companyId: "acme", title: "") { id }', 'title'],
    [`createOffer(companyId: "acme", title: "${'x'.repeat(201)}") { id }`, 'title'],
    ['createOffer(companyId: "acme", title: "a", tags: ["a#b"]) { id }', 'tags.0'],
    ['updateOffer(offerId: "x#y", title: "a") { id }', 'offerId'],
    ['closeOffer(offerId: "../x") { id }', 'offerId'],
  ])('refuse %s', async (call, field) => {
    await using guild = await createGuildWorld(store)
    const pat = await partnerIn(guild)
    const { errors } = await guild.ask(pat, `mutation { ${call} }`)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field })
    expect(await offersAndLinks(guild)).toEqual([])
  })
})

it('are told by verify where their links and tags have parted', async () => {
  const lmdb = stores.find(({ name }) => name === 'LMDB')
  if (!lmdb) throw new Error('The LMDB store is missing.')
  await using guild = await createGuildWorld(lmdb)
  const { id } = await publish(await partnerIn(guild))
  const key = { PK: 'TAG#running', SK: `Offer#${id}` }
  const link = await guild.deps.store.get(key)
  await guild.deps.store.write([{ kind: 'delete', key }])
  expect(await guild.verify()).toEqual([`no link running ${id}`])
  await guild.deps.store.writeMany({
    puts: [{ ...link, ...key, PK: 'TAG#walking', tag: 'walking' }],
  })
  expect(await guild.verify()).toContain(`a link too many walking ${id}`)
})

it('are found for erasure when the index shows them', async () => {
  const lmdb = stores.find(({ name }) => name === 'LMDB')
  if (!lmdb) throw new Error('The LMDB store is missing.')
  await using guild = await createGuildWorld(lmdb, { lagging: true })
  const pat = await partnerIn(guild)
  await publish(pat)
  const erasure = { userId: idOf(pat), isLast: false }
  await eraseOffers.erase(guild.deps, erasure)
  expect(await offersAndLinks(guild)).toHaveLength(2)
  guild.world.settleIndexes()
  await eraseOffers.erase(guild.deps, { ...erasure, isLast: true })
  expect(await offersAndLinks(guild)).toEqual([])
})
