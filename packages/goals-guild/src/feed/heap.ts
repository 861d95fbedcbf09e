/** The greatest first, by text. */
export interface Heap<T> {
  push(value: T): void
  pop(): T | undefined
  readonly size: number
}

export function createHeap<T>(orderOf: (value: T) => string): Heap<T> {
  const values: T[] = []
  const order: string[] = []

  function swap(a: number, b: number): void {
    const [value, text] = [values[a] as T, order[a] as string]
    values[a] = values[b] as T
    order[a] = order[b] as string
    values[b] = value
    order[b] = text
  }

  function sink(): void {
    let place = 0
    for (;;) {
      const [left, right] = [2 * place + 1, 2 * place + 2]
      let best = place
      if (left < values.length && (order[left] as string) > (order[best] as string)) best = left
      if (right < values.length && (order[right] as string) > (order[best] as string)) best = right
      if (best === place) return
      swap(place, best)
      place = best
    }
  }

  return {
    push(value) {
      let place = values.push(value) - 1
      order.push(orderOf(value))
      while (place > 0) {
        const parent = (place - 1) >> 1
        if ((order[parent] as string) >= (order[place] as string)) return
        swap(place, parent)
        place = parent
      }
    },
    pop() {
      const last = values.length - 1
      if (last < 0) return undefined
      swap(0, last)
      const value = values.pop()
      order.pop()
      sink()
      return value
    },
    get size() {
      return values.length
    },
  }
}
