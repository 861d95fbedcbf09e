import { setTimeout as wait } from 'node:timers/promises'
import { connect, mailedCode, openCloud } from '@longtable/server/testing'
import { lifeOf, scanned, type Stand } from './stand.ts'

const CALL_MS = 10

/** On an engine of DynamoDB's API that takes its time with every call. */
export async function openSlowStand(): Promise<Stand> {
  const cloud = await openCloud({
    onCall: async () => {
      await wait(CALL_MS)
    },
  })
  const { program, acts } = lifeOf(cloud.startHost, await cloud.startHost())
  return {
    ...acts,
    name: `DynamoDB, ${CALL_MS} ms a call`,
    get address() {
      return program().address
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
