import type { Value } from './port.ts'

/** Whether two stored values are equal; the order of a map's attributes does not count. */
export function sameValue(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((value: Value, place) => sameValue(value, b[place] as Value))
  }
  const x = a as Readonly<Record<string, Value>>
  const y = b as Readonly<Record<string, Value>>
  const names = Object.keys(x)
  return (
    names.length === Object.keys(y).length && names.every((name) => sameValue(x[name], y[name]))
  )
}
