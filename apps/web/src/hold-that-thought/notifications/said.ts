import type { FamilyNotification } from './notifications.operations.ts'
import type { NotificationsWords } from './words/en.ts'

/** What happened, in a sentence. */
export function saidOf(
  words: NotificationsWords,
  { kind, actor, title }: Pick<FamilyNotification, 'kind' | 'actor' | 'title'>,
): string {
  return words.said[kind](
    actor?.displayName ?? words.somebody,
    title === null ? words.gone : words.called(title),
  )
}

/** Letters are called by their dates; what is in the gallery has an id of this shape. */
const isOfMedia = (id: string): boolean => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id)

/** The page of a letter or of something of the gallery. */
export const placeOfItem = (itemId: string): string =>
  isOfMedia(itemId) ? `/photos/${itemId}` : `/letters/${itemId}`

/** Where somebody sees what a notification is about. */
export function placeOf({ kind, itemId, conversationId }: FamilyNotification): string {
  if (conversationId !== null) return `/messages/${conversationId}`
  if (itemId !== null) return placeOfItem(itemId)
  return kind === 'invitation_accepted' ? '/family' : '/'
}
