import { type AnyEntity, fromOwnItem, recognise, UnreadableItemError } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { entitiesOf } from './timeline.patterns.ts'

type Values = Readonly<Record<string, string | undefined>>

interface Shown {
  readonly id: string
  readonly at: string
  readonly title?: string
}

/** Which attributes of each kind say what it is; the kind is the second part of its index key. */
const KINDS = {
  Assist: { id: 'id', at: 'createdAt', title: 'title' },
  Following: { id: 'followeeId', at: 'createdAt' },
  Goal: { id: 'id', at: 'createdAt', title: 'title' },
  Group: { id: 'groupId', at: 'joinedAt' },
  Message: { id: 'id', at: 'createdAt', title: 'text' },
  Milestone: { id: 'id', at: 'createdAt', title: 'name' },
  Quest: { id: 'id', at: 'createdAt', title: 'title' },
  Task: { id: 'id', at: 'createdAt', title: 'title' },
  User: { id: 'id', at: 'createdAt', title: 'fullName' },
} satisfies Record<string, Shown>

export type TimelineKind = keyof typeof KINDS
export const timelineKinds = Object.keys(KINDS) as [TimelineKind, ...TimelineKind[]]

export interface TimelineEntryView {
  readonly kind: TimelineKind
  readonly id: string
  readonly at: string
  readonly title: string | null
  /** What it is below, so that it is hidden with it. */
  readonly goalId?: string | undefined
  /** A tombstone, which goes with what is below it; a deleted message stays where it was said. */
  readonly isDeleted: boolean
  readonly value: unknown
}

export const kindOfItem = (item: Item): string => String(item.GSI1SK).split('#')[1] ?? ''

/** One of the user's own things, whatever it is. */
export function toEntry(item: Item): TimelineEntryView {
  const entity = recognise(entitiesOf.description.entities, item) as AnyEntity | undefined
  const kind = kindOfItem(item) as TimelineKind
  const shown: Shown | undefined = KINDS[kind]
  if (!entity || !shown)
    throw new UnreadableItemError('timeline entry', item, 'is of no known kind')
  const value = fromOwnItem(entity, item, 'GSI1') as Values
  return {
    kind,
    id: value[shown.id] ?? '',
    at: value[shown.at] ?? '',
    // Of a message that its author has deleted only that something was said is left.
    title: (shown.title === undefined ? undefined : value[shown.title]) || null,
    goalId: kind === 'Task' || kind === 'Milestone' ? value.goalId : undefined,
    isDeleted: kind !== 'Message' && value.deletedAt !== undefined,
    value,
  }
}
