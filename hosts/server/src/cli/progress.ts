const PROGRESS_ITEMS = 10_000

/** The scan comes in pages of any size; a line for each further ten thousand is enough. */
export function everySoOften(say: (items: number) => void): (items: number) => void {
  let next = PROGRESS_ITEMS
  return (items) => {
    if (items < next) return
    next = items + PROGRESS_ITEMS
    say(items)
  }
}
