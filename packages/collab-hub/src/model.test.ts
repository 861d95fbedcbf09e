import {
  type AnyEntity,
  change,
  confusable,
  fromItem,
  isOf,
  overlapping,
  toItem,
} from '@longtable/entity'
import type { IndexDefinition, Item } from '@longtable/store'
import { leftOutOf } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import * as hub from './index.ts'
import * as a from './testing/samples.ts'

const entities: readonly AnyEntity[] = Object.values(hub.collabHub.entities)
const indexes = Object.entries<IndexDefinition>(hub.collabHubTable.indexes)
const created = '2024-01-15T10:00:00.000Z'

/** Where an item is found: its key, and its pair in each index that has it. */
function placesOf(item: Item): Record<string, unknown[]> {
  const places: Record<string, unknown[]> = { table: [item.PK, item.SK] }
  for (const [index, { partition, sort }] of indexes) {
    const names = sort === undefined ? [partition] : [partition, sort]
    if (names.every((name) => name in item)) places[index] = names.map((name) => item[name])
  }
  return places
}

const one = <V>(entity: AnyEntity, value: V, places: Record<string, string[]>) => ({
  type: entity.type,
  entity,
  item: toItem(entity, value as never),
  value,
  places,
})

/** Every template of document 002 and every + row of its spec, with values in it. */
const stored = [
  one(hub.User, a.user(), {
    table: ['USER#u1', 'PROFILE'],
    GSI1: ['ROLE#TALENT', 'USER#u1'],
    GSI2: ['STATUS#ACTIVE', 'USER#u1'],
    GSI3: ['USER', created],
    GSI4: ['ana@example.com'],
  }),
  one(hub.Startup, a.startup(), {
    table: ['STARTUP#s1', 'METADATA'],
    GSI1: ['FOUNDER#f1', 'STARTUP#s1'],
    GSI2: ['VISIBILITY#PUBLIC#STATUS#ACTIVE', 'STARTUP#s1'],
    GSI3: ['STARTUP', created],
  }),
  one(hub.StartupRole, a.role(), {
    table: ['STARTUP#s1', 'ROLE#r1'],
    GSI1: ['OPEN_ROLES', '2024-01-15T10:00:00.000Z#r1'],
    GSI3: ['STARTUP_ROLE', created],
  }),
  one(hub.Application, a.application(), {
    table: ['APPLICATION#a1', 'METADATA'],
    GSI1: ['APPLICANT#u1', 'APPLICATION#a1'],
    GSI2: ['STARTUP#s1#ROLE#r1', 'STATUS#PENDING#2024-01-15T10:00:00.000Z'],
    GSI3: ['APPLICATION', created],
  }),
  one(hub.AccessRequest, a.access(), {
    table: ['ACCESS#x1', 'METADATA'],
    GSI1: ['REQUESTER#i1', 'ACCESS#x1'],
    GSI2: ['STARTUP#s1', 'STATUS#APPROVED#2024-01-15T10:00:00.000Z'],
    GSI3: ['ACCESS_REQUEST', created],
  }),
  one(hub.Conversation, a.conversation(), {
    table: ['CONVERSATION#c1', 'METADATA'],
    GSI3: ['CONVERSATION', created],
  }),
  one(hub.Participant, a.participant(), {
    table: ['CONVERSATION#c1', 'PARTICIPANT#u1'],
    GSI1: ['PARTICIPANT#u1', 'CONVERSATION#2024-01-15T10:05:00.000Z#c1'],
  }),
  one(hub.Message, a.message(), {
    table: ['CONVERSATION#c1', 'MESSAGE#m1'],
    GSI3: ['MESSAGE', created],
  }),
  one(hub.Subscription, a.subscription(), {
    table: ['USER#u1', 'SUBSCRIPTION'],
    GSI1: ['STRIPE_CUSTOMER#cus_1', 'SUBSCRIPTION'],
    GSI2: ['SUBSCRIPTION_STATUS#ACTIVE', 'USER#u1'],
    GSI3: ['SUBSCRIPTION', created],
  }),
  one(hub.AuditLog, a.audit(), {
    table: ['AUDIT#2024-01-15', '2024-01-15T10:00:00.000Z#l1'],
    GSI1: ['USER#u1', 'AUDIT#2024-01-15T10:00:00.000Z'],
    GSI3: ['AUDIT_LOG', created],
  }),
  one(hub.Notification, a.notification(), {
    table: ['USER#u1', 'NOTIFICATION#n1'],
    GSI3: ['NOTIFICATION', created],
  }),
  one(hub.EmailLock, a.emailLock(), { table: ['EMAIL#ana@example.com', 'UNIQUE'] }),
  one(hub.DirectPair, a.directPair(), { table: ['DIRECT#f1#u1', 'UNIQUE'] }),
  one(hub.ApplicationGuard, a.applicationGuard(), {
    table: ['UNIQUE#APPLICATION#r1#u1', 'UNIQUE'],
  }),
  one(hub.Grant, a.grant(), { table: ['STARTUP#s1', 'GRANT#i1'] }),
  one(hub.ChannelGuard, a.channelGuard(), { table: ['STARTUP#s1', 'CHANNEL'] }),
  one(hub.Member, a.member(), {
    table: ['STARTUP#s1', 'MEMBER#u1'],
    GSI1: ['MEMBER#u1', 'STARTUP#s1'],
  }),
  one(hub.DeckView, a.deckView(), {
    table: ['STARTUP#s1', 'DECKVIEW#2024-01-15T10:00:00.000Z#u1'],
  }),
  one(hub.Quota, a.quota(), { table: ['USER#u1', 'QUOTA#APPLICATION#2024-01'] }),
  one(hub.Stats, a.figure(), { table: ['STATS', 'users.FOUNDER'] }),
  one(hub.StripeEvent, a.stripeEvent(), { table: ['STRIPE_EVENT#evt_1', 'EVENT'] }),
  one(hub.StripeCustomer, a.stripeCustomer(), { table: ['STRIPE_CUSTOMER#cus_1', 'CUSTOMER'] }),
  one(hub.Saved, a.saved(), { table: ['USER#u1', 'SAVED#STARTUP#s1'] }),
  one(hub.Report, a.report(), {
    table: ['REPORT#p1', 'METADATA'],
    GSI1: ['REPORTS#OPEN', '2024-01-15T10:00:00.000Z#p1'],
  }),
  one(hub.Request, a.request(), { table: ['REQUEST#u1#req-0001', 'REQUEST'] }),
  one(hub.RateLimit, a.rateLimit(), { table: ['USER#u1', 'RATE#message'] }),
  one(hub.AddressRateLimit, a.addressRateLimit(), { table: ['ADDRESS#h1', 'RATE#contact'] }),
  one(hub.AuditChain, a.auditChain(), { table: ['AUDITCHAIN', 'HEAD'] }),
  one(hub.Marker, a.marker(), { table: ['MARKER#count.add#17', 'MARKER'] }),
]

const documented = new Set(
  'USER STARTUP STARTUP_ROLE APPLICATION ACCESS_REQUEST CONVERSATION MESSAGE SUBSCRIPTION AUDIT_LOG NOTIFICATION'.split(
    ' ',
  ),
)

describe('what is stored', () => {
  it('has every entity below', () => {
    expect(stored.map(({ type }) => type).sort()).toEqual(entities.map(({ type }) => type).sort())
  })

  it.each(stored)('$type is found by the documented keys and no others', ({ item, places }) => {
    expect(placesOf(item)).toEqual(places)
  })

  it.each(stored)('$type comes back as it was, as itself only', ({ entity, item, value }) => {
    expect(fromItem(entity, item)).toEqual(value)
    expect(entities.filter((other) => isOf(other, item))).toEqual([entity])
  })

  it.each(stored)('$type has its type if it is documented, and nothing else has', (sample) => {
    expect(sample.item.entityType).toBe(documented.has(sample.type) ? sample.type : undefined)
    expect('email' in sample.item).toBe(sample.entity === hub.User)
  })
})

describe('keys', () => {
  it('are of one entity only', () => {
    expect(confusable(entities)).toEqual([])
  })

  it.each(['table', 'GSI1', 'GSI2', 'GSI3', 'GSI4'])('of %s do not overlap', (index) => {
    expect(overlapping(entities, index)).toEqual([])
  })

  it('append the shard to hot partitions, and shard 0 is the documented literal', () => {
    const of = (entity: AnyEntity, value: object) => placesOf(toItem(entity, value as never))
    expect(of(hub.User, a.user({ shard: 2 }))).toMatchObject({
      GSI1: ['ROLE#TALENT~2', 'USER#u1'],
      GSI2: ['STATUS#ACTIVE~2', 'USER#u1'],
      GSI3: ['USER', created],
    })
    expect(of(hub.Startup, a.startup({ shard: 2 })).GSI2?.[0]).toBe(
      'VISIBILITY#PUBLIC#STATUS#ACTIVE~2',
    )
    expect(of(hub.StartupRole, a.role({ shard: 2 })).GSI1?.[0]).toBe('OPEN_ROLES~2')
    expect(of(hub.StartupRole, a.role({ shard: 0 })).GSI1?.[0]).toBe('OPEN_ROLES')
    expect(of(hub.Subscription, a.subscription({ shard: 2 })).GSI2?.[0]).toBe(
      'SUBSCRIPTION_STATUS#ACTIVE~2',
    )
    expect(of(hub.AuditLog, a.audit({ shard: 2 })).table?.[0]).toBe('AUDIT#2024-01-15~2')
  })

  it('leave OPEN_ROLES when a role is closed or its startup cannot be browsed', () => {
    const patches = [{ isOpen: false }, { listed: false }, { listed: undefined }]
    for (const patch of patches)
      expect(change(hub.StartupRole, a.role(), { patch })).toMatchObject({
        kind: 'update',
        remove: expect.arrayContaining(['GSI1PK', 'GSI1SK']) as unknown,
      })
    const reopened = change(hub.StartupRole, a.role({ isOpen: false }), { patch: { isOpen: true } })
    expect(reopened).toMatchObject({
      set: { isOpen: true, GSI1PK: 'OPEN_ROLES', GSI1SK: '2024-01-15T10:00:00.000Z#r1' },
    })
  })

  it('leave the inbox of a participant who left', () => {
    const left = change(hub.Participant, a.participant(), { patch: { leftAt: a.at(9) } })
    expect(left).toMatchObject({ set: { leftAt: a.at(9) }, remove: ['GSI1PK', 'GSI1SK'] })
  })

  it('move a user to another role or address', () => {
    const moved = change(hub.User, a.user(), { patch: { role: 'FOUNDER', email: 'ana@new.test' } })
    expect(moved).toMatchObject({
      set: { role: 'FOUNDER', GSI1PK: 'ROLE#FOUNDER', email: 'ana@new.test' },
    })
  })
})

it('the model has every entity and pattern that a file of it exports', async () => {
  expect(await leftOutOf(hub.collabHub, new URL('.', import.meta.url))).toEqual([])
})
