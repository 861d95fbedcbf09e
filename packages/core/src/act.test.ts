import { add, find, put } from '@longtable/entity'
import { type Operation, StoreUnavailableError } from '@longtable/store'
import { createWorld, interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { act, auditDenial, type Context, DomainError, giveRateBack, takeRate } from './index.ts'
import { contextOf, Note, rows, Tally, tables } from './testing/sample.ts'

const writeNote = (context: Context, input: { text: string }, requestId?: string) =>
  act(context, { name: 'writeNote', input, requestId }, () => {
    const { id, at } = context.stamp()
    const note = {
      userId: context.viewer?.userId ?? '',
      noteId: id,
      text: input.text,
      createdAt: at,
    }
    return {
      operations: [
        put(Note, note),
        add(Tally, { userId: note.userId }, { amounts: { count: 1 }, orCreate: true }),
      ],
      result: note,
      audit: { action: 'NOTE_WRITTEN', resourceType: 'Note', resourceId: id },
    }
  })

const tally = async (context: Context) =>
  (await find(context.store, Tally, { userId: 'ana' }))?.count ?? 0
const audits = async (context: Context) =>
  (
    await context.store.query({
      index: 'GSI1',
      partition: 'AUDITUSER#ana',
      sort: { begins: 'AUDIT#' },
    })
  ).items.length

describe.each(stores)('act on $name', (store) => {
  it('answers a repeat with the first answer and has no second effect, also at the same moment', async () => {
    await using world = await createWorld(store, { tables })
    const context = contextOf(world)
    // Each with a store of its own, as in another process: nothing but the table joins them.
    const elsewhere = () => ({ ...context, store: { ...context.store } })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => writeNote(elsewhere(), { text: 'Hei 👋🏽' }, 'request-1')),
    )
    const later = await writeNote(context, { text: 'Hei 👋🏽' }, 'request-1')
    expect(new Set([...answers, later].map(({ noteId }) => noteId)).size).toBe(1)
    expect(await tally(context)).toBe(1)
    expect(await audits(context)).toBe(1)
  })

  it('asks no plan what it means that another process has answered the request meanwhile', async () => {
    await using world = await createWorld(store, { tables })
    const context = contextOf(world)
    let plans = 0
    const attempt = (by: Context, answer: string) =>
      act(by, { name: 'note', input: {}, requestId: 'request-1' }, () => {
        plans += 1
        return {
          operations: [put(Tally, { userId: answer, count: 1 })],
          result: answer,
          audit: { action: 'X', resourceType: 'Tally', resourceId: answer },
          onFailure: () => ({ answer: 'of no request at all' }),
        }
      })
    const late = interrupted(context, () => attempt(context, 'first'))
    expect(await attempt(late, 'second')).toBe('first')
    expect(plans).toBe(2)
    expect(await find(context.store, Tally, { userId: 'second' })).toBeUndefined()
  })

  it('refuses the same requestId with other input, and forgets it after a day', async () => {
    await using world = await createWorld(store, { tables })
    const context = contextOf(world)
    await writeNote(context, { text: 'one' }, 'request-1')
    await expect(writeNote(context, { text: 'two' }, 'request-1')).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'requests.reused',
      details: { field: 'requestId' },
    })
    expect(await tally(context)).toBe(1)
    world.advance(24 * 3_600_000 + 1000)
    await writeNote(context, { text: 'two' }, 'request-1')
    expect(await tally(context)).toBe(2)
  })

  it('does not mix the requests of two people', async () => {
    await using world = await createWorld(store, { tables })
    const ana = await writeNote(contextOf(world, 'ana'), { text: 'one' }, 'request-1')
    const ben = await writeNote(contextOf(world, 'ben'), { text: 'one' }, 'request-1')
    expect(ben.noteId).not.toBe(ana.noteId)
  })

  it('records nothing of a failed mutation, so that it can be tried again', async () => {
    await using world = await createWorld(store, { tables })
    const context = contextOf(world)
    let refuse = true
    const attempt = () =>
      act(context, { name: 'note', input: {}, requestId: 'request-1' }, () => ({
        operations: [
          put(Tally, { userId: 'ana', count: 1 }, refuse ? 'present' : 'absent'),
          put(Note, { userId: 'ana', noteId: 'n1', text: 'x', createdAt: context.stamp().at }),
        ],
        result: 'done',
        audit: { action: 'X', resourceType: 'Note', resourceId: 'n1' },
        onFailure: ({ places }) =>
          new DomainError('NOT_FOUND', 'notes.none', `place ${places.join()}`),
      }))
    await expect(attempt()).rejects.toMatchObject({ reason: 'notes.none', message: 'place 0' })
    expect(await audits(context)).toBe(0)
    expect(
      await find(context.store, rows.Request, { userId: 'ana', requestId: 'request-1' }),
    ).toBeUndefined()
    refuse = false
    expect(await attempt()).toBe('done')
  })

  it('plans again when told so, and gives up with a clear conflict', async () => {
    await using world = await createWorld(store, { tables })
    const context = contextOf(world)
    let plans = 0
    const attempt = (until: number) => {
      plans = 0
      return act(context, { name: 'retry', input: {} }, () => {
        plans += 1
        return {
          operations: [
            put(Tally, { userId: `u${until}`, count: plans }, plans < until ? 'present' : 'absent'),
          ],
          result: plans,
          audit: { action: 'X', resourceType: 'Tally', resourceId: 'ana' },
          onFailure: () => 'again' as const,
        }
      })
    }
    expect(await attempt(3)).toBe(3)
    await expect(attempt(99)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'core.busy' })
  })
})

describe.each(stores)('limits on $name', (store) => {
  const rule = { action: 'comment', limit: 5, windowSeconds: 60 }

  it('let exactly so many through however many come at once, and start anew after the window', async () => {
    await using world = await createWorld(store, { tables })
    const context = contextOf(world)
    const burst = async () => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 40 }, () => takeRate(context, rule)),
      )
      return outcomes.filter(({ status }) => status === 'fulfilled').length
    }
    expect(await burst()).toBe(5)
    world.advance(30_000)
    await expect(takeRate(context, rule)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      reason: 'limits.comment',
      details: { retryAfter: 30 },
    })
    await takeRate(contextOf(world, 'ben'), rule)
    await takeRate(context, { ...rule, action: 'message' })
    world.advance(30_000)
    expect(await burst()).toBe(5)
    // A clock that goes back an hour must not leave anybody waiting for so long.
    world.advance(-3_600_000)
    expect(await burst()).toBe(5)
  })

  it('count what was given back no more, exactly, and never below nothing', async () => {
    await using world = await createWorld(store, { tables })
    const context = contextOf(world)
    const taken = await Promise.all(Array.from({ length: 5 }, () => takeRate(context, rule)))
    await Promise.all(taken.slice(0, 3).map((at) => giveRateBack(context, rule, at)))
    await takeRate(context, rule)
    await Promise.all(
      Array.from({ length: 2 }, async () =>
        giveRateBack(context, rule, await takeRate(context, rule)),
      ),
    )
    // Two of the first five and one more have stayed.
    await takeRate(context, rule)
    await takeRate(context, rule)
    await expect(takeRate(context, rule)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    world.advance(60_000)
    const later = await takeRate(context, rule)
    // Its window is over: the one that runs now is none of its business.
    await takeRate(context, rule)
    await giveRateBack(context, rule, taken[0] as number)
    for (let n = 0; n < 3; n++) await takeRate(context, rule)
    await expect(takeRate(context, rule)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    for (let n = 0; n < 9; n++) await giveRateBack(context, rule, later)
    for (let n = 0; n < 5; n++) await takeRate(context, rule)
    await expect(takeRate(context, rule)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('begin anew after what was given back whole, as if nobody had come', async () => {
    await using world = await createWorld(store, { tables })
    const context = contextOf(world)
    await giveRateBack(context, rule, await takeRate(context, rule))
    const key = { userId: 'ana', action: rule.action }
    expect(await find(context.store, rows.RateLimit, key)).toBeUndefined()
  })

  it('write no denial down that could not be counted', async () => {
    await using world = await createWorld(store, { tables })
    const context = contextOf(world)
    const denial = { action: 'NOTE_DENIED', resourceType: 'Note', resourceId: 'n1' }
    const down = new StoreUnavailableError('no answer')
    const uncounted = {
      ...context,
      store: {
        ...context.store,
        write: (operations: readonly Operation[]) =>
          operations[0]?.kind === 'update' ? Promise.reject(down) : context.store.write(operations),
      },
    }
    await expect(auditDenial(uncounted, denial)).rejects.toBe(down)
    expect(await audits(context)).toBe(0)
    for (let n = 0; n < 25; n++) await auditDenial(context, denial)
    expect(await audits(context)).toBe(20)
  })

  it('do not count a repeat of a request that was answered', async () => {
    await using world = await createWorld(store, { tables })
    const context = contextOf(world)
    const limited = (requestId: string) =>
      act(context, { name: 'n', input: {}, requestId, rate: { ...rule, limit: 1 } }, () => ({
        operations: [add(Tally, { userId: 'ana' }, { amounts: { count: 1 }, orCreate: true })],
        result: requestId,
        audit: { action: 'X', resourceType: 'Tally', resourceId: 'ana' },
      }))
    await limited('request-1')
    expect(await limited('request-1')).toBe('request-1')
    await expect(limited('request-2')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})
