import { notFound } from '@longtable/core'
import { approvedMember, type FamilyContext } from '../context.ts'
import type { Person } from './person.entity.ts'
import { personById } from './person.patterns.ts'

export const unknownPerson = () => notFound('people.unknown', 'This person')

/** Every member sees the whole family. */
export async function personInView(context: FamilyContext, personId: string): Promise<Person> {
  await approvedMember(context)
  const person = await personById(context, { personId })
  if (!person) throw unknownPerson()
  return person
}
