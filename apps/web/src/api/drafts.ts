const draftOf = new Map<string, string>()
const pending = new Set<string>()

/** Shown before the server has answered: nothing can be done with it yet, for nobody knows its id. */
export const draft = (draftId: string): void => void pending.add(draftId)
export const isDraft = (id: string): boolean => pending.has(id)

/** What was shown before the server answered is this one now. */
export function settle(draftId: string | null | undefined, id: string): void {
  if (!draftId) return
  pending.delete(draftId)
  draftOf.set(id, draftId)
}

/** A key for lists that stays when a draft becomes real: nothing is drawn anew, no focus is lost. */
export const keyOf = (id: string): string => draftOf.get(id) ?? id
