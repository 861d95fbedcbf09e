import type { Processor } from '@longtable/core'
import { type AnyEntity, keyOf } from '@longtable/entity'
import { askRule } from './ask.ts'
import type { AdoptRule } from './rule.ts'

const nameOf = ({ type }: AnyEntity) => type.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/**
 * Adopts what others write while this program runs. What this program writes itself its image alone
 * says, so nothing is read because of it.
 */
export function adoptProcessors(system: string, rules: readonly AdoptRule[]): Processor[] {
  const asked = rules.filter(({ isOurs }) => isOurs !== undefined)
  const entities = [...new Set(asked.map(({ entity }) => entity))]
  return entities.map((entity): Processor => {
    const own = asked.filter((rule) => rule.entity === entity)
    return {
      name: `${system}.adopt-${nameOf(entity)}`,
      entity,
      wants: ({ new: item, old }) =>
        item !== undefined && own.some(({ isOurs }) => !isOurs?.({ item, old })),
      restores: true,
      async handle(change: { readonly new?: object }, { store, now }) {
        if (!change.new) return
        const key = keyOf(entity, change.new as never)
        const reading = { store, at: new Date(now()).toISOString(), isLive: true }
        for (const rule of own) {
          const item = await store.get(key)
          if (item) await askRule(rule, item, { reading, isDry: false })
        }
      },
    }
  })
}
