/** The same all day, and another one tomorrow. */
export function ofToday<Item>(items: readonly Item[], day: string): Item | undefined {
  let number = 7
  for (const sign of day) number = (number * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return items[number % Math.max(1, items.length)]
}

/** Where the reader is. */
export const localDay = (now = new Date()): string => {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
