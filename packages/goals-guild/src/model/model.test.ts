import { toItem } from '@longtable/entity'
import { describe, expect, it } from 'vitest'
import * as g from '../index.ts'
import { samples, samplesByEntity } from '../testing/samples.ts'

const { goalsGuild: model } = g
const { entities, patterns } = model
const all = Object.values(entities)

describe('the entities of gg_core', () => {
  it('carry their type', () => {
    for (const { entity, values } of samplesByEntity)
      for (const value of values) expect(toItem(entity, value).type).toBe(entity.type)
  })

  it('carry a type of their own, by which the code knows them', () => {
    expect(all.map(({ type }) => type)).toEqual(Object.keys(entities))
  })

  it('are refused outside the documented words', () => {
    const [quest, room, member, user] = [
      samples.Quest[0],
      samples.Room[0],
      samples.GroupMember[0],
      samples.User[0],
    ]
    expect(() => toItem(g.Quest, { ...quest, difficulty: 'epic' } as never)).toThrow('difficulty')
    expect(() => toItem(g.Room, { ...room, scope: 'public' } as never)).toThrow('scope')
    expect(() => toItem(g.GroupMember, { ...member, role: 'guest' } as never)).toThrow('role')
    expect(() => toItem(g.User, { ...user, tier: 'gold' } as never)).toThrow('tier')
  })
})

describe('the table', () => {
  it('is the documented one', () => {
    expect(model.table).toEqual({
      name: 'gg_core',
      indexes: {
        GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' },
        GSI2: { partition: 'GSI2PK', sort: 'GSI2SK' },
        GSI3: { partition: 'GSI3PK', sort: 'GSI3SK' },
        GSI4: { partition: 'GSI4PK', sort: 'GSI4SK' },
        GSI6: { partition: 'GSI6PK', sort: 'GSI6SK' },
      },
      discriminator: 'type',
      ttl: 'ttl',
      log: true,
    })
  })
})

describe('the timelines', () => {
  const sortsOf = (entity: (typeof all)[number]) => entity.templates.GSI1?.sort?.text ?? ''
  const underUsers = all.filter(({ templates }) =>
    /^(USER|\{USER\|EMAIL\})#/.test(templates.GSI1?.partition.text ?? ''),
  )
  const types = (of: readonly { type: string }[]) => of.map(({ type }) => type).sort()

  it('know every entity that stands under a user', () => {
    expect(underUsers.length).toBeGreaterThan(10)
    expect(types(g.timelineOf.description.entities)).toEqual(types(underUsers))
  })

  it('know every entity that is the user’s own', () => {
    const own = underUsers.filter((entity) => sortsOf(entity).startsWith('ENTITY#'))
    expect(types(g.entitiesOf.description.entities)).toEqual(types(own))
  })
})

describe('the patterns', () => {
  it('say which row of a document or of the specification asks for them', () => {
    for (const { description } of Object.values(patterns))
      expect(description.options.source).toMatch(/^(000|001|004|spec): \S/)
  })
})
