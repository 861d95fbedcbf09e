import type { Choice } from '../ui/palette.tsx'
import { useProducts } from './products.ts'

/** For a palette: the other products in which somebody is registered. */
export const useProductChoices = (here: string): readonly Choice[] =>
  useProducts()
    .filter(({ path, isRegistered }) => isRegistered && path !== here)
    .map(({ name, path }) => ({
      id: `product ${path}`,
      icon: 'globe',
      text: name,
      run: () => location.assign(path),
    }))
