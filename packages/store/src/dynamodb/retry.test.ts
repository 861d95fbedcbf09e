import { describe, expect, it } from 'vitest'
import { InvalidRequestError, StoreUnavailableError, WriteConflictError } from '../errors.ts'
import type { TableDefinition } from '../port.ts'
import { openDynamoDB } from './index.ts'
import { TRIES_MAX } from './retry.ts'
import type { Input, OperationName, Send } from './transport.ts'

const notes: TableDefinition = { name: 'notes', indexes: {}, log: false }
const key = { PK: 'P', SK: 'S' }

interface Sent {
  readonly operation: OperationName
  readonly input: object
}

/** A store on an engine whose answers are given here, one after the other, the last one for good. */
async function storeAnswering(...answers: (object | Error)[]) {
  const sent: Sent[] = []
  const delays: number[] = []
  const send = (async (operation: OperationName, input: object) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)]
    sent.push({ operation, input })
    if (answer instanceof Error) throw answer
    return answer
  }) as Send
  const engine = await openDynamoDB({
    tables: [notes],
    transport: { send, close() {} },
    random: () => 0.5,
    wait: async (ms) => void delays.push(ms),
  })
  return { store: engine.table('notes'), engine, sent, delays }
}

function engineError(name: string, httpStatusCode: number, rest: object = {}): Error {
  const error = Object.assign(new Error(`said ${name}`), { $metadata: { httpStatusCode } }, rest)
  error.name = name
  return error
}

const cancelled = (...codes: string[]) =>
  engineError('TransactionCanceledException', 400, {
    CancellationReasons: codes.map((Code) => ({ Code, Message: `why ${Code}` })),
  })
const disconnected = () => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })

const puts = [
  { kind: 'put', item: key },
  { kind: 'put', item: { PK: 'P', SK: 'T' } },
] as const

it('waits half the doubled delay on average, up to a bound', async () => {
  const { store, delays } = await storeAnswering(engineError('ThrottlingException', 400))
  await expect(store.get(key)).rejects.toThrow(StoreUnavailableError)
  expect(delays).toEqual([25, 50, 100, 200, 400, 800, 1000, 1000, 1000])
})

it.each([
  ['ProvisionedThroughputExceededException', 400],
  ['RequestLimitExceeded', 400],
  ['SlowDown', 429],
  ['InternalServerError', 500],
  ['ServiceUnavailable', 503],
])('tries again after %s', async (name, status) => {
  const { store, sent } = await storeAnswering(engineError(name, status), {})
  expect(await store.get(key)).toBeUndefined()
  expect(sent).toHaveLength(2)
})

it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
  'tries a transaction again after %s, with the same token',
  async (code) => {
    const { store, sent } = await storeAnswering(cancelled('None', code), disconnected(), {})
    await store.write(puts)
    const tokens = sent.map(
      ({ input }) => (input as Input<'TransactWriteItems'>).ClientRequestToken,
    )
    expect(tokens).toHaveLength(3)
    expect(new Set(tokens).size).toBe(1)
    await store.write(puts)
    expect(sent.at(-1)?.input).not.toMatchObject({ ClientRequestToken: tokens[0] })
  },
)

describe('does not try again', () => {
  it.each(['AccessDeniedException', 'UnrecognizedClientException', 'ExpiredTokenException'])(
    'after %s, and says which table',
    async (name) => {
      const { store, sent } = await storeAnswering(engineError(name, 400))
      const write = store.write(puts)
      await expect(write).rejects.toThrow(StoreUnavailableError)
      await expect(write).rejects.toThrow(`table notes: the engine refused, ${name}`)
      expect(sent).toHaveLength(1)
    },
  )

  it('when the data does not fit, and says which item and why', async () => {
    const { store, sent } = await storeAnswering(
      cancelled('TransactionConflict', 'ValidationError'),
    )
    const write = store.write(puts)
    await expect(write).rejects.toThrow(InvalidRequestError)
    await expect(write).rejects.toThrow('item P / T: why ValidationError')
    expect(sent).toHaveLength(1)
  })

  it('when a condition failed, even beside a conflict', async () => {
    const answer = cancelled('TransactionConflict', 'ConditionalCheckFailed')
    const { store, sent } = await storeAnswering(answer)
    await expect(store.write(puts)).rejects.toMatchObject({ failures: [{ operation: 1 }] })
    expect(sent).toHaveLength(1)
  })
})

it('says that the outcome is unknown when a reply was lost before the conflicts', async () => {
  const conflict = cancelled('TransactionConflict', 'None')
  const { store } = await storeAnswering(conflict)
  await expect(store.write(puts)).rejects.toThrow(WriteConflictError)
  const unsure = await storeAnswering(disconnected(), conflict)
  await expect(unsure.store.write(puts)).rejects.toThrow(StoreUnavailableError)
})

it('takes a blind update for done when a lost reply had done it', async () => {
  const failed = engineError('ConditionalCheckFailedException', 400)
  const there = { Item: { PK: { S: 'P' }, SK: { S: 'S' }, a: { N: '1' } } }
  const update = { kind: 'update', key, set: { a: 1 }, remove: ['b'] } as const
  const done = await storeAnswering(disconnected(), failed, there)
  await done.store.write([update])
  expect(done.sent.at(-1)).toMatchObject({ operation: 'GetItem', input: { ConsistentRead: true } })
  const sure = await storeAnswering(failed, there)
  await expect(sure.store.write([update])).rejects.toMatchObject({ code: 'CONDITION_FAILED' })
})

it('gives up on a batch of which nothing is ever processed', async () => {
  const RequestItems = { notes: [{ PutRequest: { Item: { PK: { S: 'P' }, SK: { S: 'S' } } } }] }
  const { store, sent } = await storeAnswering({ UnprocessedItems: RequestItems })
  await expect(store.writeMany({ puts: [key] })).rejects.toThrow('1 items stay unprocessed')
  expect(sent).toHaveLength(TRIES_MAX)
})

it('a closed engine refuses, also the next try of a call under way', async () => {
  const { store, engine, sent } = await storeAnswering(disconnected())
  const read = store.get(key)
  await engine.close()
  await expect(read).rejects.toThrow('closed')
  await expect(store.write(puts)).rejects.toThrow(StoreUnavailableError)
  expect(sent).toHaveLength(1)
})
