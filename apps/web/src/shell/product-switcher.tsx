import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { reading } from '../api/cache.ts'
import type { Operation } from '../api/operation.ts'
import { Menu } from '../ui/menu.tsx'

/** Those that have pages; each knows by itself who is registered there. */
const PRODUCTS = [
  { name: 'GoalsGuild', path: '/goalsguild' },
  { name: 'CollabHub', path: '/collabhub' },
] as const

type WhoAmI = Operation<{ readonly me: { readonly id: string } | null }, Record<string, never>>

const whoAmI = (path: string): WhoAmI => ({
  kind: 'query',
  endpoint: `${path}/graphql`,
  text: '{me{id}}',
})

const registeredAt = (path: string) => ({
  ...reading(['registered', path], whoAmI(path), {}),
  staleTime: 10 * 60_000,
  retry: false,
})

interface ProductSwitcherProps {
  /** The path of the product that one is in. */
  readonly here: string
  readonly label: string
  /** Of a product where one is not registered. */
  readonly notJoined: (product: string) => string
  readonly trigger: ReactNode
}

/** From one product to another, with the same account. */
export function ProductSwitcher({ here, label, notJoined, trigger }: ProductSwitcherProps) {
  // One by one: what watches a list of queries is dearer than the two of them.
  const known = [useQuery(registeredAt('/goalsguild')), useQuery(registeredAt('/collabhub'))]
  return (
    <Menu
      label={label}
      trigger={trigger}
      entries={PRODUCTS.map(({ name, path }, place) => {
        const isNew = known[place]?.data?.me === null
        return {
          icon: path === here ? 'check' : isNew ? 'plus' : 'chevron',
          text: isNew && path !== here ? notJoined(name) : name,
          onSelect: () => location.assign(path),
        }
      })}
    />
  )
}
