import type { SystemContext } from '@longtable/system'
import type { SystemWorld } from '@longtable/testing/system'
import { ggCore } from '../table.ts'

let parked = 0

/** A dead letter of a processor that there is no more; its id. */
export async function park<C extends SystemContext>({
  deps,
  world,
}: SystemWorld<C>): Promise<string> {
  const place = String(++parked)
  const line = { tableName: ggCore.name, processor: 'tests.none', itemHash: 'hash' }
  await deps.system.write([
    {
      kind: 'put',
      item: {
        PK: `PARKED#${line.tableName}`,
        SK: `${line.processor}#${line.itemHash}#${place.padStart(48, '0')}`,
        type: 'Parked',
        ...line,
        place: place.padStart(48, '0'),
        status: 'dead',
        attempts: 8,
        notBefore: 0,
        error: 'Error: It never worked.',
        PKOfItem: 'USER#ana',
        SKOfItem: 'GOAL#g1',
        parts: 1,
        parkedAt: new Date(world.now()).toISOString(),
      },
    },
  ])
  return [line.tableName, line.processor, line.itemHash, place].join('/')
}

/** A job of this system that has failed, and one of another; the id of ours. */
export async function bury<C extends SystemContext>({
  deps,
  world,
}: SystemWorld<C>): Promise<string> {
  const [jobId, at] = ['tests-none', new Date(world.now() + 1).toISOString()]
  const dead = (kind: string) => ({
    PK: `JOB#${kind}`,
    SK: jobId,
    GSI1PK: 'JOBS#DEAD',
    GSI1SK: `${at}#${jobId}`,
    type: 'Job',
    kind,
    jobId,
    status: 'dead',
    attempt: 8,
    dueAt: at,
    payload: null,
    error: 'Error: Nobody was there.',
    createdAt: at,
    updatedAt: at,
  })
  const [ours, others] = ['goals-guild.fan-out', 'others.work']
  await deps.system.write([ours, others].map((kind) => ({ kind: 'put', item: dead(kind) })))
  return `job/${ours}/${jobId}`
}
