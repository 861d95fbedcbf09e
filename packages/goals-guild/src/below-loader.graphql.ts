import { loader } from '@longtable/api'
import { type Page, PAGE_SIZE_DEFAULT } from '@longtable/entity'
import type { GuildContext } from './context.ts'

interface Below<Shown> {
  readonly name: string
  readonly first: number | null | undefined
  readonly read: (owned: {
    readonly userId: string
    readonly ids: readonly string[]
    readonly first: number
  }) => Promise<readonly Page<Shown>[]>
}

/**
 * First pages of what hangs below things, by `userId id`: all things of one owner are read together,
 * since it is their partition that has it.
 */
export const belowLoader = <Shown>(context: GuildContext, { name, first, read }: Below<Shown>) => {
  const size = first ?? PAGE_SIZE_DEFAULT
  return loader<string, Page<Shown>>(context, `${name} ${size}`, async (keys) => {
    const owned = new Map<string, string[]>()
    for (const key of keys) {
      const [userId = '', id = ''] = key.split(' ')
      owned.set(userId, [...(owned.get(userId) ?? []), id])
    }
    const pages = new Map<string, Page<Shown>>()
    await Promise.all(
      [...owned].map(async ([userId, ids]) => {
        const found = await read({ userId, ids, first: size })
        ids.forEach((id, place) => pages.set(`${userId} ${id}`, found[place] as Page<Shown>))
      }),
    )
    return keys.map((key) => pages.get(key) as Page<Shown>)
  })
}
