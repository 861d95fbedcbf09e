/** How far the clocks of two hosts may be apart before one takes the other's words for wrong. */
export const CLOCKS_APART_MS_MAX = 60_000

/** Whether less than this has passed; a clock that went back since says nothing, so: no. */
export const isWithin = (sinceMs: number, ms: number): boolean => sinceMs >= 0 && sinceMs < ms

/** Says for how many milliseconds a thing has been in this state, by our own clock alone. */
export function createStillness(now: () => number): (name: string, state: string) => number {
  const seen = new Map<string, { readonly state: string; readonly at: number }>()
  return (name, state) => {
    const [known, at] = [seen.get(name), now()]
    if (known?.state === state && known.at <= at) return at - known.at
    seen.set(name, { state, at })
    return 0
  }
}
