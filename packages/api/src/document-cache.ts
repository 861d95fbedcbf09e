export interface DocumentCache<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  readonly characters: number
}

/**
 * Remembers by least recent use, bounded in characters: what is made from a text grows with the
 * text, so a bound in entries would not bound memory.
 */
export function createDocumentCache<T>(charactersMax: number): DocumentCache<T> {
  const entries = new Map<string, T>()
  let characters = 0

  const drop = (key: string) => {
    if (entries.delete(key)) characters -= key.length
  }

  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      drop(key)
      entries.set(key, value)
      characters += key.length
      for (const oldest of entries.keys()) {
        if (characters <= charactersMax) break
        drop(oldest)
      }
    },
    get characters() {
      return characters
    },
  }
}
