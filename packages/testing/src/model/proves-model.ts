import {
  type AnyEntity,
  confusable,
  fromItem,
  isOf,
  type Model,
  overlapping,
  recognise,
  toItem,
} from '@longtable/entity'
import type { Item } from '@longtable/store'
import { describe, expect, it } from 'vitest'
import { leftOutOf } from './left-out.ts'
import { type Places, itemPlaces } from './places.ts'

/** An entity with values of it; where the first of them is found, written out. */
export interface StoredAs {
  readonly type: string
  readonly entity: AnyEntity
  readonly values: readonly unknown[]
  /** The first of them. */
  readonly item: Item
  readonly places: Places
}

export const storedAs = (
  entity: AnyEntity,
  values: readonly unknown[],
  places: Places,
): StoredAs => ({
  type: entity.type,
  entity,
  values,
  item: toItem(entity, values[0] as never),
  places,
})

interface Proof {
  /** One for every entity of the model. */
  readonly stored: readonly StoredAs[]
  /** The folder with all files of entities and patterns. */
  readonly source: URL
}

/** What is true of every model: items are found where it is written, and known as what they are. */
export function provesModel(model: Model, { stored, source }: Proof): void {
  const entities: readonly AnyEntity[] = Object.values(model.entities)

  describe('what is stored', () => {
    it('has every entity below', () => {
      expect(stored.map(({ type }) => type).sort()).toEqual(entities.map(({ type }) => type).sort())
    })

    it.each(stored)('$type is found by the written keys and no others', ({ item, places }) => {
      expect(itemPlaces(model.table, item)).toEqual(places)
    })

    it.each(stored)('$type comes back as it was, as itself only', ({ entity, values }) => {
      for (const value of values) {
        const item = toItem(entity, value as never)
        expect(fromItem(entity, item)).toEqual(value)
        expect(recognise(entities, item)).toBe(entity)
        expect(entities.filter((other) => isOf(other, item))).toEqual([entity])
      }
    })
  })

  describe('keys', () => {
    it('are of one entity only', () => {
      expect(confusable(entities)).toEqual([])
    })

    it.each(['table', ...Object.keys(model.table.indexes)])('of %s do not overlap', (index) => {
      expect(entities.filter(({ templates }) => templates[index])).not.toEqual([])
      expect(overlapping(entities, index)).toEqual([])
    })
  })

  it('the model has every entity and pattern that a file of it exports', async () => {
    expect(await leftOutOf(model, source)).toEqual([])
  })

  it('every entity can be read by a pattern', () => {
    const read = new Set(
      Object.values(model.patterns).flatMap(({ description }) =>
        description.entities.map(({ type }) => type),
      ),
    )
    expect(entities.map(({ type }) => type).filter((type) => !read.has(type))).toEqual([])
  })
}
