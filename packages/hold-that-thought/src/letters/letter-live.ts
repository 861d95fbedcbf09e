import { type Bus, type Cause, causeOf } from '@longtable/core'
import { fromItem, isOf } from '@longtable/entity'
import type { Change } from '@longtable/store'
import { Letter } from './letter.entity.ts'

/** It names what to read anew: what a letter says is looked up for who hears of it. */
export interface LetterChange {
  readonly kind: 'added' | 'corrected' | 'deleted'
  readonly letterId: string
  readonly cause: Cause | undefined
}

export const LETTERS_TOPIC = 'hold-that-thought.letters'
export const letterTopic = (letterId: string) => `${LETTERS_TOPIC} ${letterId}`

const isThere = (image: Change['new']): boolean =>
  image !== undefined && image['deletedAt'] === undefined

/** A letter that comes back is one that comes. */
function kindOf({ old, new: item }: Change): LetterChange['kind'] | undefined {
  if (!isThere(item)) return isThere(old) ? 'deleted' : undefined
  if (!isThere(old)) return 'added'
  return old?.['versionCount'] === item?.['versionCount'] ? undefined : 'corrected'
}

/** To who reads it, and to who looks at lists of letters. */
export function publishLetters(change: Change, publish: Bus['publish']): void {
  if (!isOf(Letter, change.key)) return
  const item = change.new ?? change.old
  const kind = kindOf(change)
  if (!item || !kind) return
  const { letterId } = fromItem(Letter, item)
  const event: LetterChange = { kind, letterId, cause: causeOf(change) }
  for (const topic of [letterTopic(letterId), LETTERS_TOPIC]) publish(topic, event)
}
