import type { ReactNode } from 'react'
import { Menu } from '../ui/menu.tsx'
import { useProducts } from './products.ts'

interface ProductSwitcherProps {
  /** The path of the product that one is in. */
  readonly here: string
  readonly label: string
  /** Of a product where one is not registered. */
  readonly notJoined: (product: string) => string
  readonly trigger: ReactNode
}

/** From one product to another, with the same account. */
export const ProductSwitcher = ({ here, label, notJoined, trigger }: ProductSwitcherProps) => (
  <Menu
    label={label}
    trigger={trigger}
    entries={useProducts().map(({ name, path, isRegistered }) => {
      const isNew = isRegistered === false
      return {
        icon: path === here ? 'check' : isNew ? 'plus' : 'chevron',
        text: isNew && path !== here ? notJoined(name) : name,
        onSelect: () => location.assign(path),
      }
    })}
  />
)
