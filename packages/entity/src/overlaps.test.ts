import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import {
  type AnyEntity,
  confusable,
  entity,
  overlapping,
  isOf,
  recognise,
  table,
  Timestamp,
} from './index.ts'

const T = table({ name: 't', indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } } })
const fields = { a: z.string(), b: z.string(), at: Timestamp }

const make = (type: string, ...keys: [string, string]): AnyEntity =>
  entity(T, { type, fields, keys: { table: keys as ['{a}', '{b}'], GSI1: keys as ['{a}', '{b}'] } })

/** Sparse: what it is derived from may be missing. */
const listed = entity(T, {
  type: 'Listed',
  fields,
  derive: { LISTED: () => 'LISTED' },
  keys: { table: ['L#{a}', '{b}'], GSI1: ['{LISTED}', '{at}'] },
})

it('a derived word that is a whole key meets that word alone', () => {
  const meets = (partition: string) =>
    overlapping([listed, make('B', partition, '{b}')], 'GSI1').length > 0
  expect(meets('LISTED')).toBe(true)
  expect(meets('OTHERS')).toBe(false)
})

describe('two entities of one table', () => {
  it.each([
    ['USER#{a}', 'PROFILE#{a}', 'USER#{b}', 'PROFILE#{b}', true],
    ['USER#{a}', 'GOAL#{b}', 'USER#{a}', 'TASK#{b}', false],
    ['USER#{a}', 'GOAL#{b}', 'USER#{a}#{b}', 'GOAL#{b}', false],
    ['USER#{a}', 'X#{b}', 'USER#{a}', 'X#{a}#{b}', false],
    ['USER#{a}', '{b}', 'USER#{a}', 'GOAL', true],
    ['COMMENT#{a}', '{at}#{b}', 'COMMENT#{a}', 'REACTION#{b}', false],
    ['COMMENT#{a}', '{b}#{b}', 'COMMENT#{a}', 'REACTION#{b}', true],
  ])('%s/%s and %s/%s can be confused: %s', (p1, s1, p2, s2, expected) => {
    expect(confusable([make('A', p1, s1), make('B', p2, s2)]).length > 0).toBe(expected)
  })

  it.each([
    ['GOAL#{b}', 'GOAL#{a}#{b}', true],
    ['INVITE#{b}', 'INVITEE#{b}', false],
    ['ENTITY#Goal#{b}', 'ENTITY#Group#{b}', false],
    ['{at}#{b}', 'REACTION#{a}#{b}', false],
    ['{b}', 'REACTION#{a}', true],
    ['METADATA', 'MESSAGE#{b}', false],
    ['GOAL', 'GOAL#{b}', false],
  ])('a prefix query for %s can bring up %s: %s', (s1, s2, expected) => {
    const pair = [make('A', 'P#{a}', s1), make('B', 'P#{a}', s2)]
    expect(overlapping(pair, 'table').length > 0).toBe(expected)
    expect(overlapping(pair, 'GSI1').length > 0).toBe(expected)
  })

  it('in other partitions never overlap', () => {
    expect(
      overlapping([make('A', 'P#{a}', 'X#{b}'), make('B', 'Q#{a}', 'X#{b}')], 'table'),
    ).toEqual([])
  })

  it('meet in a partition that is named after what it can be, and in no other', () => {
    const either = entity(T, {
      type: 'Either',
      fields,
      derive: { 'P|Q': ({ a }) => (a === '' ? 'P' : 'Q') },
      keys: { table: ['{P|Q}#{a}', 'X#{b}'] },
    })
    expect(overlapping([either, make('A', 'P#{a}', '{b}')], 'table')).toHaveLength(1)
    expect(overlapping([either, make('A', 'R#{a}', '{b}')], 'table')).toEqual([])
  })

  it('are told apart by their keys alone', () => {
    const comment = make('Comment', 'COMMENT#{a}', '{at}#{b}')
    const reaction = make('Reaction', 'COMMENT#{a}', 'REACTION#{a}#{b}')
    const both = [comment, reaction]
    expect(recognise(both, { PK: 'COMMENT#x', SK: '2024-01-01T00:00:00Z#c1' })).toBe(comment)
    expect(recognise(both, { PK: 'COMMENT#x', SK: 'REACTION#c1#u1' })).toBe(reaction)
    expect(recognise(both, { PK: 'COMMENT#x', SK: 'REACTION#c1' })).toBeUndefined()
  })

  it('are told apart as each would say by itself, whatever a key begins with', () => {
    const list = [
      make('Head', 'HEAD', 'HEAD'),
      make('Any', '{a}', 'ANY#{b}'),
      make('Person', 'USER#{a}', 'PROFILE#{b}'),
      make('Edge', 'USER#{a}', 'EDGE#{b}'),
      make('Shard', 'USER~{a}', 'EDGE#{b}'),
    ]
    const partitions = ['HEAD', 'HEAD#x', 'USER#1', 'USER~1', 'USER', 'x', '']
    const sorts = ['HEAD', 'ANY#1', 'PROFILE#1', 'EDGE#1', 'EDGE#', '']
    const keys = partitions.flatMap((PK) => sorts.map((SK) => ({ PK, SK })))
    expect(keys.map((key) => recognise(list, key))).toEqual(
      keys.map((key) => list.find((one) => isOf(one, key))),
    )
    expect(new Set(keys.map((key) => recognise(list, key))).size).toBe(list.length + 1)
  })
})
