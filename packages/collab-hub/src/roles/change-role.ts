import type { InputSchema, Plan } from '@longtable/core'
import { asRead, change, check, laterThan, type Patch } from '@longtable/entity'
import type { ConditionGroup } from '@longtable/store'
import { type HubContext, onlyAs } from '../context.ts'
import { mutation } from '../mutation.ts'
import { ROLE_RATE } from '../rates.ts'
import { Startup } from '../startups/startup.entity.ts'
import { isBrowsedNow } from '../startups/startup.policy.ts'
import { roleInView, roleOfMine } from './role.policy.ts'
import { roleView } from './role-views.ts'
import { StartupRole } from './startup-role.entity.ts'

/** Whether its roles can be browsed hangs on these, and on its founder. */
export const sameStartup = (startup: Startup): ConditionGroup =>
  asRead(Startup, startup, 'status', 'visibility', 'founderId')

interface Changed {
  readonly startup: Startup
  readonly role: StartupRole
  readonly patch: Patch<StartupRole>
  readonly action: string
}

/** The role as it was read, in a startup as it was read: what is browsed hangs on both. */
export async function changedRole(
  context: HubContext,
  { startup, role, patch, action }: Changed,
): Promise<Plan<{ readonly startupId: string; readonly roleId: string }>> {
  const { startupId, roleId } = role
  const listed = await isBrowsedNow(context, startup)
  const updatedAt = laterThan(role.updatedAt, context.stamp().at)
  return {
    operations: [
      change(StartupRole, role, {
        patch: { ...patch, listed, updatedAt },
        when: asRead(StartupRole, role, 'updatedAt', 'isOpen', 'listed'),
      }),
      check(Startup, startup, sameStartup(startup)),
    ],
    result: { startupId, roleId },
    audit: {
      action,
      resourceType: 'StartupRole',
      resourceId: roleId,
      metadata: { startupId, fields: Object.keys(patch) },
    },
  }
}

export const roleAnswer = async (
  { context }: { readonly context: HubContext },
  key: { readonly startupId: string; readonly roleId: string },
) => roleView(await roleInView(context, key))

interface OwnChange<Input, Given> {
  readonly name: string
  readonly action: string
  readonly input: InputSchema<Input, Given>
  readonly patch: (input: Input) => Patch<StartupRole>
}

/** What a founder changes about a role of theirs. */
export const changeOwnRole = <
  Input extends { readonly startupId: string; readonly roleId: string },
  Given,
>({
  name,
  action,
  input: schema,
  patch,
}: OwnChange<Input, Given>) =>
  mutation({
    name,
    input: schema,
    may: onlyAs('FOUNDER'),
    rate: ROLE_RATE,
    plan: async ({ context, input }) => {
      const own = await roleOfMine(context, input)
      return changedRole(context, { ...own, patch: patch(input), action })
    },
    answer: roleAnswer,
  })
