import { InvalidRequestError } from '@longtable/store'
import { describe, expect, it } from 'vitest'
import {
  fromItem,
  keyOf,
  pattern,
  prefixesOf,
  shardedPart,
  toItem,
  UnreadableItemError,
} from './index.ts'
import {
  Expiring,
  openRoles,
  Role,
  Task,
  task,
  tasksDue,
  tasksOf,
  User,
  userByEmail,
} from './testing/sample.ts'

describe('an item', () => {
  it('has keys that begin as those of all items of its entity', () => {
    expect(prefixesOf(Task)).toEqual({ PK: 'GOAL#', SK: 'TASK#' })
    expect(prefixesOf(User)).toEqual({ PK: 'USER#', SK: 'PROFILE' })
  })

  it('has the keys its templates say, its discriminator and only defined attributes', () => {
    expect(
      toItem(Task, { ...task(1), note: undefined, dueAt: '2024-05-01T00:00:00.000Z' }),
    ).toEqual({
      PK: 'GOAL#g1',
      SK: 'TASK#t001',
      GSI1PK: 'USER#ana',
      GSI1SK: 'ENTITY#Task#2024-05-01T00:00:00.000Z#t001',
      type: 'Task',
      dueAt: '2024-05-01T00:00:00.000Z',
      ...task(1),
    })
  })

  it('is in an index only when every part of its keys is there', () => {
    expect(toItem(Task, task(1, { done: true }))).not.toHaveProperty('GSI1PK')
    expect(toItem(Task, task(1, { done: true }))).not.toHaveProperty('GSI1SK')
    expect(toItem(User, { userId: 'ana', name: 'Ana' })).toEqual({
      PK: 'USER#ana',
      SK: 'PROFILE',
      type: 'User',
      userId: 'ana',
      name: 'Ana',
    })
  })

  it('carries its shard in the index key, and shard 0 is the documented literal', () => {
    const role = { roleId: 'r1', createdAt: '2024-01-01T00:00:00.000Z', listed: true }
    expect(toItem(Role, role).GSI1PK).toBe('OPEN_ROLES')
    expect(toItem(Role, { ...role, shard: 3 }).GSI1PK).toBe('OPEN_ROLES~3')
  })

  it.each(['a#b', 'a\nb', 'a\u0000', '\u0085', '\u2028'])(
    'refuses %j in a key part, naming it',
    (id) => {
      expect(() => toItem(Task, { ...task(1), id })).toThrow(InvalidRequestError)
      expect(() => keyOf(Task, { goalId: 'g1', id })).toThrow(/^id: a key part must not hold/)
      expect(() => shardedPart(id, 1, '#')).toThrow(InvalidRequestError)
    },
  )

  it('refuses a value that its schema does not allow, naming the field', () => {
    expect(() => toItem(Task, { ...task(1), dueAt: 'tomorrow' })).toThrow(/^Task: dueAt: /)
  })

  it('that fails its schema when read is an error that names it and the attribute', () => {
    const item = { ...toItem(Task, task(1)), done: 'yes' }
    expect(() => fromItem(Task, item)).toThrow(UnreadableItemError)
    expect(() => fromItem(Task, item)).toThrow(/GOAL#g1 \/ TASK#t001 cannot be read: done/)
  })

  it('names what a key still needs', () => {
    expect(() => keyOf(Expiring, {})).toThrow('key of Expiring: needs id')
  })
})

describe('a pattern', () => {
  it('gives the prefix that follows from what is known of the sort key', () => {
    expect(tasksOf.query({ goalId: 'g1' })).toEqual({
      partition: 'GOAL#g1',
      sort: { begins: 'TASK#' },
    })
    expect(tasksOf.query({ goalId: 'g1', id: 't1' })).toEqual({
      partition: 'GOAL#g1',
      sort: { equals: 'TASK#t1' },
    })
    expect(tasksDue.query({ owner: 'ana' })).toEqual({
      index: 'GSI1',
      partition: 'USER#ana',
      sort: { begins: 'ENTITY#Task#' },
    })
    expect(tasksDue.query({ owner: 'ana', due: 'NODUE' }).sort).toEqual({
      begins: 'ENTITY#Task#NODUE#',
    })
  })

  it('takes bounds on the first part that is not given', () => {
    const bounds = (from?: string, to?: string) =>
      tasksDue.query({ owner: 'ana', ...(from && { from }), ...(to && { to }) }).sort
    expect(bounds('2024', '2025')).toEqual({ between: ['ENTITY#Task#2024', 'ENTITY#Task#2025'] })
    expect(bounds('2024')).toEqual({ between: ['ENTITY#Task#2024', 'ENTITY#Task$'] })
    expect(bounds(undefined, '2025')).toEqual({ between: ['ENTITY#Task#', 'ENTITY#Task#2025'] })
    expect(openRoles.query({ list: 'OPEN_ROLES', from: '2024' })).toEqual({
      index: 'GSI1',
      partition: 'OPEN_ROLES',
      sort: { atLeast: '2024' },
      descending: true,
    })
    expect(openRoles.query({ list: 'OPEN_ROLES', to: '2024' }).sort).toEqual({ atMost: '2024' })
  })

  it('keeps its own end when only a lower bound is given', () => {
    const source = 'sample: below a literal'
    const below = pattern(Role, 'GSI1', { source, sort: { lessThan: 'R#' } })
    expect(below.query({ list: 'X' }).sort).toEqual({ lessThan: 'R#' })
    expect(below.query({ list: 'X', from: '2024' }).sort).toEqual({ between: ['2024', 'R#'] })
  })

  it('works a derived partition out from the fields', () => {
    expect(tasksDue.query({ userId: 'ana', done: false }).partition).toBe('USER#ana')
    expect(() => tasksDue.query({ userId: 'ana', done: true })).toThrow('list of Task: needs owner')
  })

  it('reads an index that has no sort key', () => {
    expect(userByEmail.query({ email: 'ana@example.com' })).toEqual({
      index: 'GSI4',
      partition: 'ana@example.com',
    })
  })
})
