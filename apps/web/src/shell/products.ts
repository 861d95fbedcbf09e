import { useQuery } from '@tanstack/react-query'
import { reading } from '../api/cache.ts'
import type { Operation } from '../api/operation.ts'

/** Each has pages below its name in small letters, and knows by itself who is registered there. */
const PRODUCTS = ['GoalsGuild', 'CollabHub', 'HoldThatThought'].map((name) => ({
  name,
  path: `/${name.toLowerCase()}`,
}))

type WhoAmI = Operation<{ readonly me: object | null }, Record<string, never>>

const whoAmI = (path: string): WhoAmI => ({
  kind: 'query',
  endpoint: `${path}/graphql`,
  text: '{me{__typename}}',
})

const registeredAt = (path: string) => ({
  ...reading(['registered', path], whoAmI(path), {}),
  staleTime: 10 * 60_000,
  retry: false,
})

interface Product {
  readonly name: string
  readonly path: string
  /** Undefined while it is not known. */
  readonly isRegistered: boolean | undefined
}

/** All of them, as whoever is in has them. */
export function useProducts(): readonly Product[] {
  // One by one: what watches a list of queries is dearer than the few of them.
  const known = PRODUCTS.map(({ path }) => useQuery(registeredAt(path)))
  return PRODUCTS.map((product, place) => {
    const me = known[place]?.data?.me
    return { ...product, isRegistered: me === undefined ? undefined : me !== null }
  })
}
