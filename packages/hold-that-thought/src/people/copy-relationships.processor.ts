import { onChange, type Processor, type ProcessorContext, settle, UlidId } from '@longtable/core'
import { change, findMany, laterThan } from '@longtable/entity'
import type { Value } from '@longtable/store'
import { UserProfile } from '../users/profile.entity.ts'
import { profileById } from '../users/profile.patterns.ts'
import { Person } from './person.entity.ts'
import { personById } from './person.patterns.ts'

/** Only entries of ours name a person of the tree; what others wrote into the list stays. */
const isOurs = (entry: unknown) =>
  UlidId.safeParse((entry as { readonly id?: unknown } | null)?.id).success

/** What document 003 lists in the profile of who has an account: read from the tree as it is now. */
async function copyTo({ store, now }: ProcessorContext, personId: string): Promise<void> {
  await settle('A profile', async () => {
    const person = await personById({ store }, { personId })
    if (person?.userId === undefined) return
    const profile = await profileById({ store }, { userId: person.userId })
    if (!profile || profile.personId !== personId) return
    // A tombstone names its person until it is erased, and is filled with nothing any more.
    if (profile.status === 'deleted') return
    const known = profile.familyRelationships ?? []
    // Any object may stand there by the document: it is not ours to replace.
    if (!Array.isArray(known)) return
    const relatives = await findMany(store, Person, person.relationships)
    const own = person.relationships.flatMap(({ type, customType }, place) => {
      const one = relatives[place]
      if (!one) return []
      const { personId: id, name, userId } = one
      const more = { ...(customType !== undefined && { customType }), ...(userId && { userId }) }
      return [{ id, type: type === 'other' ? 'custom' : type, name, ...more }]
    })
    const familyRelationships = [...known.filter((entry) => !isOurs(entry)), ...own]
    if (JSON.stringify(known) === JSON.stringify(familyRelationships)) return
    const updatedAt = laterThan(profile.updatedAt, new Date(now()).toISOString())
    await store.write([
      change(UserProfile, profile, {
        patch: { familyRelationships: familyRelationships as never, updatedAt },
        when: { attribute: 'updatedAt', equals: profile.updatedAt },
      }),
    ])
  })
}

const differs = (name: keyof Person, old: Person | undefined, person: Person) =>
  JSON.stringify(old?.[name] as Value) !== JSON.stringify(person[name] as Value)

/** Who is called otherwise is called so in the lists of all relatives. */
export const copyRelationships: Processor = {
  ...onChange('people.copy-relationships', Person, async ({ old, new: person }, context) => {
    if (!person) return
    const isShown = differs('name', old, person) || differs('userId', old, person)
    if (isShown || differs('relationships', old, person)) await copyTo(context, person.personId)
    if (isShown) for (const { personId } of person.relationships) await copyTo(context, personId)
  }),
  restores: true,
}
