/** Midnight of its day, where the reader is. */
export const dayOf = (time: string | number | Date): number => new Date(time).setHours(0, 0, 0, 0)

/** Midnight, so many calendar days away: a day may have 23 or 25 hours. */
export const dayAfter = (day: number, by: number): number =>
  new Date(day).setDate(new Date(day).getDate() + by)
