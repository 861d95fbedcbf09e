const SECOND_MS = 1000

const after = (time: string, ms: number): string => new Date(Date.parse(time) + ms).toISOString()

/**
 * Always grows, also when the clock does not: whoever has read the earlier time sees a change. A time
 * that others wrote in whole seconds sorts behind those within its second, so the next one follows it.
 */
export function laterThan(previous: string, at: string): string {
  if (at > previous) return at
  const next = after(previous, 1)
  return next > previous ? next : after(previous, SECOND_MS)
}
