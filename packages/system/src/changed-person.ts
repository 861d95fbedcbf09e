import type { Context, Plan } from '@longtable/core'
import { type AnyEntity, change, laterThan, type Of, type Patch } from '@longtable/entity'
import type { Value } from '@longtable/store'

interface Changed<Person> {
  readonly userId: string
  /** As they were read: whoever changes them meanwhile comes first. */
  readonly person: Person
  readonly patch: Patch<Person>
  readonly action: string
}

/** What an admin or the operator changes about somebody; the result is what they will be. */
export function changedPerson<E extends AnyEntity>(
  context: Pick<Context, 'stamp'>,
  entity: E,
  { userId, person, patch, action }: Changed<Of<E>>,
): Omit<Plan<Of<E>>, 'onFailure'> {
  const { updatedAt } = person as { readonly updatedAt: string }
  const changes = { ...patch, updatedAt: laterThan(updatedAt, context.stamp().at) }
  return {
    operations: [
      change(entity, person, {
        patch: changes as Patch<Of<E>>,
        when: { attribute: 'updatedAt', equals: updatedAt },
      }),
    ],
    result: { ...person, ...changes } as Of<E>,
    audit: {
      action,
      resourceType: 'User',
      resourceId: userId,
      metadata: Object.fromEntries(
        Object.entries(patch).map(([field, value]) => [
          field,
          (value as Value | undefined) ?? null,
        ]),
      ),
    },
  }
}
