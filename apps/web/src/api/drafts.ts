const draftOf = new Map<string, string>()

/** What was shown before the server answered is this one now. */
export function settle(draftId: string | null | undefined, id: string): void {
  if (draftId) draftOf.set(id, draftId)
}

/** A key for lists that stays when a draft becomes real: nothing is drawn anew, no focus is lost. */
export const keyOf = (id: string): string => draftOf.get(id) ?? id
