import { DomainError } from '@longtable/core'
import { type AnyEntity, toItem } from '@longtable/entity'
import type { Item, Operation, Store } from '@longtable/store'
import { movedRows } from '../moved-rows.ts'
import { checkKnown } from '../people/known-people.ts'
import { OnThisDay, PersonLetter } from './letter-row.entity.ts'
import type { Letter, LetterText } from './letter.entity.ts'

const PEOPLE_MAX = 20

type Role = PersonLetter['roles'][number]

/** Who is in a letter, and as what. */
function rolesIn({ fromIds = [], toIds = [], aboutIds = [] }: LetterText): Map<string, Role[]> {
  const roles = new Map<string, Role[]>()
  const as = (role: Role, ids: readonly string[]) => {
    for (const id of ids) roles.set(id, [...(roles.get(id) ?? []), role])
  }
  as('from', fromIds)
  as('to', toIds)
  as('about', aboutIds)
  return roles
}

/** All that hangs on a letter while it is not deleted, and follows from it. */
export function rowsOf(letter: Letter | undefined): Item[] {
  if (!letter || letter.deletedAt !== undefined) return []
  const { letterId, date, dateText } = letter
  const item = <E extends AnyEntity>(entity: E, value: object) => toItem(entity, value as never)
  const people = [...rolesIn(letter)].map(([personId, roles]) =>
    item(PersonLetter, { personId, letterId, date, roles }),
  )
  if (dateText !== undefined) return people
  const day = { monthDay: date.slice(5), year: date.slice(0, 4), letterId }
  return [...people, item(OnThisDay, day)]
}

export const moveRows = (before: Letter | undefined, after: Letter | undefined): Operation[] =>
  movedRows(rowsOf(before), rowsOf(after))

/** New ones must be of the tree. */
export async function checkPeople(
  store: Store,
  { before, after }: { readonly before?: LetterText; readonly after: LetterText },
): Promise<void> {
  const ids = [...rolesIn(after).keys()]
  if (ids.length > PEOPLE_MAX)
    throw new DomainError('INVALID', 'letters.people', {
      message: `toIds: a letter names at most ${PEOPLE_MAX} people in all.`,
      field: 'toIds',
    })
  const known = before ? rolesIn(before) : new Map()
  await checkKnown(
    store,
    ids.filter((id) => !known.has(id)),
  )
}
