/** What is new of an object. */
export type Patch = Readonly<Record<string, unknown>> & { readonly id: string }

/** Ids are unique over all types, so an id alone says what an object in any answer is. */
export function merged(value: unknown, patch: Patch): unknown {
  if (Array.isArray(value)) {
    const next = value.map((one) => merged(one, patch))
    return next.some((one, place) => one !== value[place]) ? next : value
  }
  if (typeof value !== 'object' || value === null) return value
  let next = value as Record<string, unknown>
  for (const [name, inner] of Object.entries(value)) {
    const changed = merged(inner, patch)
    if (changed !== inner) next = { ...next, [name]: changed }
  }
  if (next['id'] !== patch.id) return next
  const news = Object.keys(patch).filter((name) => name in next && next[name] !== patch[name])
  return news.length === 0
    ? next
    : { ...next, ...Object.fromEntries(news.map((name) => [name, patch[name]])) }
}
