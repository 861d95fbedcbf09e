import { setTimeout as wait } from 'node:timers/promises'
import { until } from '@longtable/store/testing/until'
import { expect, it } from 'vitest'
import { connect } from './testing/client.ts'
import { openCloud } from './testing/cloud.ts'
import { newPerson } from './testing/people.ts'

/** Longer than the longest pause between two looks at a table's changes. */
const WINDOW_MS = 20_000
const CALLS_PER_SECOND_MAX = 2
const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'TransactWriteItems', 'BatchWriteItem']

it('asks little of DynamoDB while nobody does anything, and is back with the first change', async () => {
  const calls: string[] = []
  await using cloud = await openCloud({ onCall: (operation) => void calls.push(operation) })
  const host = await cloud.startHost()
  /** A slow machine makes fewer calls, never more; one that has just started is not idle yet. */
  await until(
    async () => {
      const start = performance.now()
      calls.length = 0
      await wait(WINDOW_MS)
      const seconds = (performance.now() - start) / 1000
      const writes = calls.filter((operation) => WRITES.includes(operation))
      return calls.length / seconds <= CALLS_PER_SECOND_MAX && writes.length === 0
    },
    () => `a server that is idle: ${calls.length} calls`,
  )

  const client = connect(host.address)
  calls.length = 0
  // It needs a code by mail: change, processor and job, each woken by the one before.
  await newPerson(client, 'first@example.com')
  expect(calls).toContain('GetRecords')
  client.close()
  expect(await host.stop()).toBe(0)
})
