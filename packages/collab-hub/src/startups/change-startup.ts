import type { InputSchema, Plan } from '@longtable/core'
import { asRead, change, laterThan, type Patch } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { type HubContext, onlyAs } from '../context.ts'
import { mutation } from '../mutation.ts'
import { STARTUP_RATE } from '../rates.ts'
import { Startup } from './startup.entity.ts'
import { startupInView, startupOfMine } from './startup.policy.ts'
import { shownStartup } from './startup-views.ts'

interface Changed {
  readonly startup: Startup
  readonly patch: Patch<Startup>
  readonly action: string
  readonly metadata?: Plan<unknown>['audit']['metadata']
}

/** A startup as it was read: whoever changes it meanwhile comes first, and this is planned anew. */
export function changedStartup(
  context: HubContext,
  { startup, patch, action, metadata = { fields: Object.keys(patch) } }: Changed,
): Plan<{ readonly startupId: string }> {
  const updatedAt = laterThan(startup.updatedAt, context.stamp().at)
  return {
    operations: [
      change(Startup, startup, {
        patch: { ...patch, updatedAt },
        when: asRead(Startup, startup, 'updatedAt', 'status', 'visibility'),
      }),
    ],
    result: { startupId: startup.startupId },
    audit: {
      action,
      resourceType: 'Startup',
      resourceId: startup.startupId,
      ...(metadata && { metadata }),
    },
  }
}

/** What the caller sees of it now. */
export const startupAnswer = async (
  { context }: { readonly context: HubContext },
  { startupId }: { readonly startupId: string },
) => shownStartup(await startupInView(context, startupId))

interface OwnChange<Input, Given> {
  readonly name: string
  readonly action: string
  readonly input: InputSchema<Input, Given>
  /** Refuses where it cannot be; what goes along with it is written with it. */
  readonly change: (asked: {
    readonly context: HubContext
    readonly startup: Startup
    readonly input: Input
  }) => Promise<OwnChanged> | OwnChanged
}

interface OwnChanged {
  readonly patch: Patch<Startup>
  readonly along?: readonly Operation[]
  readonly metadata?: Changed['metadata']
}

/** What a founder changes about their own startup. */
export const changeOwnStartup = <Input extends { readonly startupId: string }, Given>({
  name,
  action,
  input: schema,
  change: changeOf,
}: OwnChange<Input, Given>) =>
  mutation({
    name,
    input: schema,
    may: onlyAs('FOUNDER'),
    rate: STARTUP_RATE,
    plan: async ({ context, input }) => {
      const startup = await startupOfMine(context, input.startupId)
      const { along = [], ...changed } = await changeOf({ context, startup, input })
      const plan = changedStartup(context, { startup, action, ...changed })
      return { ...plan, operations: [...plan.operations, ...along] }
    },
    answer: startupAnswer,
  })
