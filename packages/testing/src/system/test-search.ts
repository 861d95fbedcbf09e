import { rm } from 'node:fs/promises'
import { createKeeper, type SearchIndex, verifyIndex, versionOf } from '@longtable/search'
import { openShelf } from '@longtable/search/libsql'
import type { Deps, System } from '@longtable/system'
import type { StoreTools } from '@longtable/store'

type Opening = Pick<Deps, 'store' | 'now' | 'log'> & {
  readonly directory: string
  readonly tools: Pick<StoreTools, 'scan'>
}

export interface TestSearch extends AsyncDisposable {
  readonly index: SearchIndex
  /** The index has taken all changes; nothing where nobody has searched yet. */
  settle(): Promise<void>
  verify(): Promise<string[]>
}

/** A real index, which is built when it is first asked: most worlds never search. */
export function testSearch(system: System, opening: Opening): TestSearch {
  const { directory, ...rest } = opening
  const source = system.search
  let opened: { shelf: ReturnType<typeof openShelf>; keeper: ReturnType<typeof createKeeper> }
  let isOpen: Promise<SearchIndex> | undefined
  const options = () => ({ ...rest, source, shelf: opened.shelf })

  async function open(): Promise<SearchIndex> {
    const shelf = openShelf({ ...rest, directory, version: versionOf(source) })
    opened = { shelf, keeper: createKeeper({ ...rest, source, shelf }) }
    await opened.keeper.step()
    return shelf.index
  }
  const index = () => (isOpen ??= open())

  return {
    index: {
      find: async (wanted, page) => (await index()).find(wanted, page),
      count: async (wanted, facets) => (await index()).count(wanted, facets),
    },
    async settle() {
      if (!isOpen) return
      await isOpen
      await opened.keeper.step()
    },
    async verify() {
      const file = isOpen && (await opened.shelf.current())
      if (!file) return []
      const { problems, isBehind } = await verifyIndex(options(), file)
      return isBehind ? [...problems, 'the search index is behind'] : [...problems]
    },
    async [Symbol.asyncDispose]() {
      if (!isOpen) return
      await isOpen.catch(() => undefined)
      await opened.keeper.stop()
      await opened.shelf[Symbol.asyncDispose]()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
