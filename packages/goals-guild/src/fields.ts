import * as z from 'zod'

export const Tags = z.array(z.string())
export const Visibility = z.enum(['private', 'followers', 'public'])

/** Lower case in attributes and in `COLLAB#goal#…`, upper case in `RESOURCE#GOAL#…`. */
export const ResourceType = z.enum(['goal', 'quest', 'task', 'activity'])

/** The `TYPE` of a `RESOURCE#{TYPE}#{resourceId}` key. */
export const upperType = ({ resourceType }: { resourceType?: string }): string | undefined =>
  resourceType?.toUpperCase()

/** What stands in `RESOURCE#{TYPE}#{resourceId}`: document 000 does not say it again in every item. */
export const resourceInKey = {
  resourceType: ({ PK }: { readonly PK: string }) =>
    (PK.split('#')[1] ?? '').toLowerCase() as z.infer<typeof ResourceType>,
}

/** The answers that make a "well-formed outcome" of a goal or a task. */
export const NlpPlan = z.partialRecord(
  z.enum([
    'positive',
    'specific',
    'evidence',
    'resources',
    'obstacles',
    'ecology',
    'timeline',
    'firstStep',
  ]),
  z.string(),
)

/** Document 004 does not say what a plan is: of one that is something else nothing is shown. */
export const StoredPlan = NlpPlan.optional().catch(undefined)
