import type { Page, PageRequest } from '@longtable/entity'
import type * as z from 'zod'
import { approvedMember, type FamilyContext } from '../context.ts'
import type { PersonInput } from './person-fields.ts'
import { type PersonView, personView } from './person-views.ts'
import type { Person } from './person.entity.ts'
import { peopleByName } from './person.patterns.ts'
import { personInView } from './person.policy.ts'

export const person = async (
  context: FamilyContext,
  { personId }: z.infer<typeof PersonInput>,
): Promise<PersonView> => personView(await personInView(context, personId))

/** By name. */
export async function people(
  context: FamilyContext,
  _: object,
  page: PageRequest,
): Promise<Page<PersonView>> {
  await approvedMember(context)
  const found = await peopleByName(context, {}, page)
  return { ...found, items: found.items.map(personView) }
}

export interface FamilyEdge {
  readonly fromId: string
  readonly toId: string
  readonly kind: 'parentOf' | 'partnerOf' | 'siblingOf' | 'other'
  readonly customType: string | null
}

const KINDS = {
  child: 'parentOf',
  partner: 'partnerOf',
  sibling: 'siblingOf',
  other: 'other',
} as const

/** Each relationship once, at its parent, or at the one with the lower id. */
const edgesOf = ({ personId: fromId, relationships }: Person): FamilyEdge[] =>
  relationships.flatMap(({ personId: toId, type, customType }) => {
    if (type === 'parent' || (type !== 'child' && fromId > toId)) return []
    return [{ fromId, toId, kind: KINDS[type], customType: customType ?? null }]
  })

/** For a drawing: the edges of a page begin at its nodes, and may end at those of another. */
export async function familyTree(context: FamilyContext, _: object, page: PageRequest) {
  await approvedMember(context)
  const { items, after = null } = await peopleByName(context, {}, page)
  return { nodes: items.map(personView), edges: items.flatMap(edgesOf), after }
}
