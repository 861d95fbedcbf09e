import { DomainError } from '@longtable/core'
import { findMany } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { Person, type Relationship } from './person.entity.ts'

export const RELATIONSHIPS_MAX = 60
/** With those who came later, or took their place. */
const PARENTS_MAX = 4
/** More generations than anybody knows of, with all that were in them. */
const ANCESTORS_MAX = 2000

const conflict = (reason: string, message: string) =>
  new DomainError('CONFLICT', `people.${reason}`, message)

const idsOf = ({ relationships }: Person, wanted: Relationship['type']): string[] =>
  relationships.filter(({ type }) => type === wanted).map(({ personId }) => personId)

/** Whether one descends from the other, however far. */
export async function descendsFrom(
  store: Store,
  person: Person,
  ancestorId: string,
): Promise<boolean> {
  const seen = new Set<string>()
  let next = idsOf(person, 'parent')
  while (next.length > 0 && seen.size < ANCESTORS_MAX) {
    if (next.includes(ancestorId)) return true
    for (const id of next) seen.add(id)
    const found = await findMany(
      store,
      Person,
      next.map((personId) => ({ personId })),
    )
    const above = found.flatMap((one) => (one ? idsOf(one, 'parent') : []))
    next = [...new Set(above)].filter((id) => !seen.has(id))
  }
  return false
}

/** A parent is born before a child. */
export function checkBirths(parent: Person, child: Person): void {
  const [before, after] = [parent.birthDate, child.birthDate]
  if (before === undefined || after === undefined || before < after) return
  throw conflict('born-before', `${child.name} was born before ${parent.name}, so is no child.`)
}

export function checkLife({ birthDate, deathDate }: Pick<Person, 'birthDate' | 'deathDate'>): void {
  if (birthDate === undefined || deathDate === undefined || birthDate <= deathDate) return
  throw new DomainError('INVALID', 'people.life', {
    message: 'deathDate: must not be before the birth.',
    field: 'deathDate',
  })
}

async function checkLineage(store: Store, parent: Person, child: Person): Promise<void> {
  checkBirths(parent, child)
  if (idsOf(child, 'parent').length >= PARENTS_MAX)
    throw conflict('parents', `${child.name} has ${PARENTS_MAX} parents already.`)
  if (await descendsFrom(store, parent, child.personId))
    throw conflict('own-ancestor', `${child.name} is an ancestor of ${parent.name}.`)
}

/** Refuses what cannot be true together with what the tree says. */
export async function checkRelationship(
  store: Store,
  { person, other, type }: { person: Person; other: Person; type: Relationship['type'] },
): Promise<void> {
  const between = person.relationships.find(({ personId }) => personId === other.personId)
  if (between)
    throw conflict('related', `${other.name} is the ${between.type} of ${person.name} already.`)
  for (const one of [person, other])
    if (one.relationships.length >= RELATIONSHIPS_MAX)
      throw conflict('relationships', `${one.name} has ${RELATIONSHIPS_MAX} relationships.`)
  if (type === 'parent') await checkLineage(store, other, person)
  if (type === 'child') await checkLineage(store, person, other)
  if (type !== 'sibling') return
  const isAbove = await descendsFrom(store, person, other.personId)
  if (isAbove || (await descendsFrom(store, other, person.personId)))
    throw conflict('sibling-ancestor', 'Who descends from somebody is no sibling of theirs.')
}
