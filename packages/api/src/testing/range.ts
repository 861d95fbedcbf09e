/** From `first` to below `end`. */
export const range = (first: number, end: number, step = 1): number[] =>
  Array.from({ length: Math.ceil((end - first) / step) }, (_, place) => first + place * step)
