/** Full samples: every attribute of the document is there; a test changes what it is about. */
export const sample =
  <V>(base: V) =>
  (over: Partial<V> = {}): V => ({ ...base, ...over })

/** The nth minute of the day of the samples. */
export const at = (minute: number) => `2024-01-15T10:${String(minute).padStart(2, '0')}:00.000Z`

export const times = { createdAt: at(0), updatedAt: at(1) }
