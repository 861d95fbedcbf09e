import { CalendarDate, Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

export const RELATIONSHIP_TYPES = ['parent', 'child', 'partner', 'sibling', 'other'] as const

/** What the other one is to this one: `parent` names this one's parent. */
const Relationship = z.object({
  personId: Id,
  type: z.enum(RELATIONSHIP_TYPES),
  /** What `other` is: a godmother. */
  customType: z.string().optional(),
})
export type Relationship = z.infer<typeof Relationship>

/** Somebody of the family, also who never had an account. */
export const Person = entity(holdThatThoughtTable, {
  type: 'Person',
  ours: true,
  fields: {
    personId: Id,
    name: z.string(),
    userId: Id.optional(),
    birthDate: CalendarDate.optional(),
    deathDate: CalendarDate.optional(),
    /** What is known where the day is not: "about 1890". */
    birthDateText: z.string().optional(),
    deathDateText: z.string().optional(),
    note: z.string().optional(),
    /** Each stands in both persons, written together. */
    relationships: z.array(Relationship),
    /** Grows with every change. */
    revision: Count,
    createdBy: Id,
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  keys: {
    table: ['PERSON#{personId}', 'PERSON'],
    GSI1: ['PEOPLE', '{name}#{personId}'],
  },
})
export type Person = Of<typeof Person>

/** Whoever relates people conditions on it: a contradiction may lie generations away. */
export const FamilyTree = entity(holdThatThoughtTable, {
  type: 'Family Tree',
  ours: true,
  fields: { tree: z.literal('HEAD'), revision: Count, updatedAt: Timestamp },
  keys: { table: ['FAMILYTREE', '{tree}'] },
})
export type FamilyTree = Of<typeof FamilyTree>
