import { setTimeout as wait } from 'node:timers/promises'
import { connect, mailedCode, openCloud } from '@longtable/server/testing'
import type { Fault } from '@longtable/store/testing/fault-proxy'
import { lifeOf } from './life.ts'
import { scanned, type Stand } from './stand.ts'

const CALL_MS = 10
const SLOW_CALL_MS = 150

/** On an engine of DynamoDB's API that takes its time with every call, and worse. */
export interface SlowStand extends Stand {
  /** This share of all calls from now on; none without a fault. */
  setFault(fault?: Fault, share?: number): void
  /** How often it happened since it was set. */
  faultsSeen(fault: Fault): number
  setCrawling(isCrawling: boolean): void
}

export async function openSlowStand(): Promise<SlowStand> {
  let callMs = CALL_MS
  const cloud = await openCloud({
    onCall: async () => {
      await wait(callMs)
    },
  })
  const { program, ...acts } = lifeOf(cloud.startHost, await cloud.startHost())
  return {
    ...acts,
    name: `DynamoDB, ${CALL_MS} ms a call`,
    get address() {
      return program().address
    },
    setFault: (fault, share = 1) => cloud.proxy.configure(fault ? [{ fault, share }] : []),
    faultsSeen: (fault) => cloud.proxy.counts[fault],
    setCrawling(isCrawling) {
      callMs = isCrawling ? SLOW_CALL_MS : CALL_MS
    },
    async mailedCode(email) {
      const client = connect(program().address)
      try {
        return await mailedCode(client, email)
      } finally {
        client.close()
      }
    },
    command: cloud.command,
    async items(table) {
      const engine = await cloud.open([table])
      try {
        return await scanned(engine.tools(table.name))
      } finally {
        await engine.close()
      }
    },
    [Symbol.asyncDispose]: () => cloud[Symbol.asyncDispose](),
  }
}
