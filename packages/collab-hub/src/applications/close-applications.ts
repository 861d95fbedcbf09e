import { enqueue, type JobHandler, settle } from '@longtable/core'
import { check } from '@longtable/entity'
import type { Deps } from '@longtable/system'
import * as z from 'zod'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { roleById } from '../roles/startup-role.patterns.ts'
import type { Application } from './application.entity.ts'
import { applicationById, applicationsForRole } from './application.patterns.ts'
import { freedGuard, isEnded, isOpenApplication, movedApplication } from './application-status.ts'

const KIND = 'collab-hub.close-applications'
/** By then the index shows everybody who applied before the role was deleted. */
const SECOND_LOOK_MS = 15 * 60_000

const Payload = z.object({ startupId: z.string(), roleId: z.string() })
type RoleKey = z.infer<typeof Payload>

/** The same role asks for the same two jobs, however often its end is heard of. */
export async function queueClosing(
  { system, now }: Pick<Deps, 'system' | 'now'>,
  { startupId, roleId }: RoleKey,
): Promise<void> {
  const job = { kind: KIND, payload: { startupId, roleId } }
  await enqueue(system, { ...job, jobId: roleId }, now())
  await enqueue(system, { ...job, jobId: `${roleId}-last`, at: now() + SECOND_LOOK_MS }, now())
}

/** What nobody can decide any more is refused; who was accepted stays, and nobody applies again. */
const closeApplication = (
  { store, stamp }: Pick<Deps, 'store' | 'stamp'>,
  { applicationId }: Application,
): Promise<void> =>
  settle(`Application ${applicationId}`, async () => {
    const application = await applicationById({ store }, { applicationId })
    if (!application || isEnded(application)) return
    const closed = isOpenApplication(application)
      ? movedApplication({ application, to: 'REJECTED', at: stamp().at })
      : [freedGuard(application)]
    await store.write([...closed, check(StartupRole, application, 'absent')])
  })

export const closingJob = (deps: Deps): JobHandler => ({
  kind: KIND,
  async run({ job: { payload }, progress, stopping }) {
    const key = Payload.parse(payload)
    if (await roleById(deps, key)) return
    for await (const applications of applicationsForRole.each(deps, key)) {
      stopping.throwIfAborted()
      for (const one of applications) await closeApplication(deps, one)
      await progress(applications.at(-1)?.applicationId ?? '')
    }
  },
})
