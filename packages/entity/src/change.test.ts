import { describe, expect, it } from 'vitest'
import { add, change } from './index.ts'
import { Counter, Expiring, Role, Task, task, User } from './testing/sample.ts'

const dueAt = '2024-05-01T00:00:00.000Z'

describe('change', () => {
  it('sends only what differs and leaves untouched indexes alone', () => {
    expect(change(Task, task(1), { patch: { title: 'New', done: false } })).toEqual({
      kind: 'update',
      key: { PK: 'GOAL#g1', SK: 'TASK#t001' },
      set: { title: 'New' },
    })
  })

  it('moves an index key and conditions on the other attributes of its templates', () => {
    expect(change(Task, task(1), { patch: { dueAt } })).toEqual({
      kind: 'update',
      key: { PK: 'GOAL#g1', SK: 'TASK#t001' },
      set: { dueAt, GSI1SK: `ENTITY#Task#${dueAt}#t001` },
      when: {
        all: [
          { attribute: 'done', equals: false },
          { attribute: 'userId', equals: 'ana' },
          { attribute: 'id', equals: 't001' },
        ],
      },
    })
  })

  it('removes an index key when a part of it goes, and removed attributes', () => {
    const update = change(Task, task(1, { dueAt, note: 'x' }), {
      patch: { done: true, note: undefined },
    })
    expect(update).toMatchObject({ set: { done: true }, remove: ['note', 'GSI1PK', 'GSI1SK'] })
    expect(update.when).toEqual({
      all: [
        { attribute: 'userId', equals: 'ana' },
        { attribute: 'dueAt', equals: dueAt },
        { attribute: 'id', equals: 't001' },
      ],
    })
  })

  it('conditions on a missing attribute as missing', () => {
    const update = change(Task, task(1), { patch: { done: true } })
    expect(update.when).toMatchObject({
      all: expect.arrayContaining([{ attribute: 'dueAt', missing: true }]),
    })
  })

  it('conditions even when the index key stays as it is, since another change may be under way', () => {
    const update = change(Task, task(1, { done: true }), { patch: { dueAt } })
    expect(update).toMatchObject({ set: { dueAt } })
    expect(update.when).toMatchObject({
      all: expect.arrayContaining([{ attribute: 'done', equals: true }]),
    })
  })

  it('joins the caller’s condition', () => {
    const when = { attribute: 'done', equals: false } as const
    expect(change(Task, task(1), { patch: { title: 'New' }, when }).when).toEqual(when)
    const moved = change(Task, task(1), { patch: { dueAt }, when: { any: [when, 'present'] } })
    expect(moved.when).toMatchObject({ all: expect.arrayContaining([{ any: [when, 'present'] }]) })
  })

  it('becomes a check when nothing differs', () => {
    expect(change(Task, task(1), { patch: { title: 'Task 1' } })).toEqual({
      kind: 'check',
      key: { PK: 'GOAL#g1', SK: 'TASK#t001' },
      when: 'present',
    })
  })

  it('refuses to move an item to another key', () => {
    expect(() => change(Task, task(1), { patch: { id: 't9' } })).toThrow('another key')
  })

  it('moves an index whose key is a plain attribute, and removes it once', () => {
    const ana = { userId: 'ana', email: 'a@example.com', name: 'Ana' }
    expect(change(User, ana, { patch: { email: 'b@example.com' } })).toMatchObject({
      set: { email: 'b@example.com' },
    })
    expect(change(User, ana, { patch: { email: undefined } })).toMatchObject({ remove: ['email'] })
  })
})

describe('add', () => {
  it('creates a counter with its key fields and type', () => {
    const key = { userId: 'ana', name: 'FOLLOWERS' }
    expect(add(Counter, key, { amounts: { count: 1 }, orCreate: true })).toEqual({
      kind: 'update',
      key: { PK: 'USER#ana', SK: 'COUNTER#FOLLOWERS' },
      add: { count: 1 },
      orCreate: true,
      setIfMissing: { userId: 'ana', name: 'FOLLOWERS', type: 'Counter' },
    })
  })

  it('refuses to create what expires, and to touch what an index key hangs on', () => {
    expect(() => add(Expiring, { id: 'a' }, { amounts: { count: 1 }, orCreate: true })).toThrow(
      'expiry',
    )
    expect(() => add(Role, { roleId: 'r' }, { amounts: {}, set: { listed: true } })).toThrow(
      'GSI1 key: use change',
    )
  })
})
