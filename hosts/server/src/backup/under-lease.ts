import { randomUUID } from 'node:crypto'
import { createHeld, createLease, DomainError, silentLogger, SystemTable } from '@longtable/core'
import { ConditionFailedError } from '@longtable/store'
import type { BackupSource } from './make-backup.ts'

export type Leased = Pick<BackupSource, 'engine' | 'dataDirectory' | 'now'>

const overtaken = () =>
  new DomainError(
    'CONFLICT',
    'backup.overtaken',
    'This backup stood still for so long that another was begun: it counts for nothing.',
  )

/** Never two at a time on one store. Undefined: another is at it. */
export async function underLease<Result>(
  { engine, now }: Leased,
  work: (stillOurs: () => Promise<void>) => Promise<Result>,
): Promise<Result | undefined> {
  const system = engine.table(SystemTable.name)
  const owner = randomUUID()
  const lease = createLease({ system, name: 'backup', owner, now, log: silentLogger })
  if (!(await lease.hold())) return undefined
  // As it was taken: while it was lost, before it was taken anew, another may have removed chunks.
  const guard = lease.guard()
  const stillOurs = async () => {
    if (!(await lease.hold())) throw overtaken()
    await system.write([guard]).catch((error: unknown) => {
      throw error instanceof ConditionFailedError ? overtaken() : error
    })
  }
  try {
    return await createHeld(system, lease).during(() => work(stillOurs))
  } finally {
    await lease.release()
  }
}
