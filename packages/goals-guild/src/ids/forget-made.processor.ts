import { onChange, type Processor } from '@longtable/core'
import { type AnyEntity, removeEach } from '@longtable/entity'
import { Made } from './made.entity.ts'
import { isOwnTime } from './own-time.ts'

interface Names {
  /** `goalsguild.forget-…`. */
  readonly name: string
  readonly id: string
  readonly placeId: string
}

/** What was noted of something that others made goes with it. */
export function forgetMade(entity: AnyEntity, { name, id, placeId }: Names): Processor {
  const processor = onChange(name, entity, async ({ old }, { store }) => {
    const gone = old as Readonly<Record<string, string>>
    await removeEach({ store }, Made, [{ id: gone[id] ?? '', placeId: gone[placeId] ?? '' }])
  })
  return {
    ...processor,
    wants: ({ old, new: item }) => !item && !!old && !isOwnTime(old[id], old.createdAt),
  }
}
