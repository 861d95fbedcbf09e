export interface DocumentCache<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  readonly characters: number
}

interface Entry<T> {
  readonly value: T
  /** Since it was last looked at for room. */
  isUsed: boolean
}

/**
 * Bounded in characters: what is made from a text grows with the text, so a bound in entries would
 * not bound memory. When there is no room, the oldest goes unless it was used since: it gets a second
 * chance. To move an entry at each use would cost more than finding it.
 */
export function createDocumentCache<T>(charactersMax: number): DocumentCache<T> {
  const entries = new Map<string, Entry<T>>()
  let characters = 0

  const drop = (key: string) => {
    if (entries.delete(key)) characters -= key.length
  }

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (characters <= charactersMax) return
      entries.delete(key)
      if (entry.isUsed) entries.set(key, { ...entry, isUsed: false })
      else characters -= key.length
    }
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entry.isUsed = true
      return entry.value
    },
    set(key, value) {
      drop(key)
      entries.set(key, { value, isUsed: false })
      characters += key.length
      makeRoom()
    },
    get characters() {
      return characters
    },
  }
}
