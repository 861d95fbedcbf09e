/** A minute of one morning: later numbers are later times. */
export const at = (minute: number): string =>
  `2024-01-15T10:${minute.toString().padStart(2, '0')}:00.000Z`

/** The time of every test. */
export const NOW_SECONDS = Date.parse('2024-01-20T00:00:00.000Z') / 1000

/** One value and others that differ from it in what the patches say. */
export const variants = <T extends object>(first: T, ...patches: Partial<T>[]): T[] => [
  first,
  ...patches.map((patch) => ({ ...first, ...patch })),
]

/** Some of a list, in an order of its own. */
export const pick = <T>(list: readonly T[], ...places: number[]): T[] =>
  places.map((place) => {
    const value = list[place]
    if (value === undefined) throw new Error(`no sample ${place}`)
    return value
  })
