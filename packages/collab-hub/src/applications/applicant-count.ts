import { add, check } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { roleById } from '../roles/startup-role.patterns.ts'

/** One more who wants the role, as long as it is open. */
export const countedApplicant = (role: StartupRole): Operation =>
  add(StartupRole, role, {
    amounts: { applicantCount: 1 },
    when: { attribute: 'isOpen', equals: true },
  })

/** One less. A role that is gone counts nobody, and a count that has drifted stands in nobody's way. */
export async function uncountedApplicant(
  { store }: { readonly store: Store },
  key: { readonly startupId: string; readonly roleId: string },
): Promise<Operation[]> {
  const role = await roleById({ store }, key)
  if (!role) return []
  if (role.applicantCount < 1) return [check(StartupRole, role, 'present')]
  const when = { attribute: 'applicantCount', atLeast: 1 } as const
  return [add(StartupRole, role, { amounts: { applicantCount: -1 }, when })]
}
