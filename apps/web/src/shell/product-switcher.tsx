import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { reading } from '../api/cache.ts'
import type { Operation } from '../api/operation.ts'
import { Menu } from '../ui/menu.tsx'

/** Each has pages below its name in small letters, and knows by itself who is registered there. */
const PRODUCTS = ['GoalsGuild', 'CollabHub', 'HoldThatThought']

const pathOf = (name: string) => `/${name.toLowerCase()}`

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
  // One by one: what watches a list of queries is dearer than the three of them.
  const known = PRODUCTS.map((name) => useQuery(registeredAt(pathOf(name))))
  return (
    <Menu
      label={label}
      trigger={trigger}
      entries={PRODUCTS.map((name, place) => {
        const path = pathOf(name)
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
