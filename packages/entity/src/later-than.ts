/** Always grows, also when the clock does not: whoever has read the earlier time sees a change. */
export const laterThan = (previous: string, at: string): string =>
  at > previous ? at : new Date(Date.parse(previous) + 1).toISOString()
