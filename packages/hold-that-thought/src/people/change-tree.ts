import { asRead, change, laterThan, type Patch, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type { FamilyContext } from '../context.ts'
import { FamilyTree, Person } from './person.entity.ts'
import { familyTreeHead } from './person.patterns.ts'

/** A person as it was read, and only then. */
export const changePerson = (person: Person, patch: Patch<Person>, at: string): Operation =>
  change(Person, person, {
    patch: {
      ...patch,
      revision: person.revision + 1,
      updatedAt: laterThan(person.updatedAt, at),
    },
    when: asRead(Person, person, 'revision'),
  })

/** Asked for before the tree is read: what is written holds only if nobody has changed it since. */
export async function stillSameTree(context: FamilyContext, at: string): Promise<Operation> {
  const head = await familyTreeHead(context, { tree: 'HEAD' })
  if (!head) return put(FamilyTree, { tree: 'HEAD', revision: 1, updatedAt: at })
  return change(FamilyTree, head, {
    patch: { revision: head.revision + 1, updatedAt: laterThan(head.updatedAt, at) },
    when: asRead(FamilyTree, head, 'revision'),
  })
}
