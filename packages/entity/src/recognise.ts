import type { Item } from '@longtable/store'
import type * as z from 'zod'
import type { AnyEntity, KeyTemplates } from './entity.ts'
import { matchTemplate, type Template } from './template.ts'

/** Whether a field could hold this text; of a derived part nothing is known. */
export function fieldAccepts(entity: AnyEntity, name: string, text: string): boolean {
  const field = entity.schema.shape[name] as z.ZodType | undefined
  return !field || field.safeParse(text).success
}

function matches(entity: AnyEntity, template: Template, key: string): boolean {
  const values = matchTemplate(template, key)
  return (
    values !== undefined &&
    Object.entries(values).every(([name, text]) => fieldAccepts(entity, name, text))
  )
}

/** Some tables have no discriminator, so an item is known by its key alone. */
export function isOf(entity: AnyEntity, { PK, SK }: { PK: string; SK: string }): boolean {
  const { partition, sort } = entity.templates.table as Required<KeyTemplates>
  return matches(entity, partition, PK) && matches(entity, sort, SK)
}

export function recognise<E extends AnyEntity>(
  entities: readonly E[],
  item: Pick<Item, 'PK' | 'SK'>,
): E | undefined {
  return entities.find((entity) => isOf(entity, item))
}
