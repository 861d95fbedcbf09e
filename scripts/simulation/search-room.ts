import {
  fold,
  type Hit,
  type IndexFile,
  type SearchDocument,
  type SearchIndex,
  type Shelf,
  type Wanted,
} from '@longtable/search'
import { below, type Random } from '@longtable/testing/random'
import type { Caller } from './cloud.ts'
import type { Timeline } from './timeline.ts'

const CALL_MS = 12

interface Kept {
  readonly kind: string
  readonly id: string
  readonly document: SearchDocument
  readonly digest: string
}

/** An index as it stands on a disk that all processes share. */
export interface KeptIndex {
  position: string
  readonly documents: Map<string, Kept>
}

/** The index of one table in memory, which outlives the processes that keep it. */
export interface SearchRoom {
  current: KeptIndex | undefined
  shelfOf(caller: Caller): Shelf
  /** The index itself, for those who look at it from outside; undefined while there is none. */
  truth(): IndexFile | undefined
  readonly index: SearchIndex
}

type Call = <T>(work: () => T) => Promise<T>

const nameOf = ({ kind, id }: { readonly kind: string; readonly id: string }) => `${kind} ${id}`
const digestOf = (document: SearchDocument | undefined) => document && JSON.stringify(document)

export const copyOf = (index: KeptIndex): KeptIndex => ({
  position: '0',
  documents: new Map(index.documents),
})

function fileOf(index: KeptIndex, call: Call): IndexFile {
  const { documents } = index
  return {
    // Asked for in every round: what it costs is not what is tried here.
    position: async () => index.position,
    hangingOn: (names) =>
      call(() =>
        [...documents.values()]
          .filter(({ document: { hangsOn = [] } }) => hangsOn.some((name) => names.includes(name)))
          .map(({ kind, id }) => ({ kind, id })),
      ),
    write: ({ from, to, documents: next }) =>
      call(() => {
        if (index.position !== from) return false
        index.position = to
        for (const { kind, id, document } of next)
          if (document)
            documents.set(nameOf({ kind, id }), {
              kind,
              id,
              document,
              digest: JSON.stringify(document),
            })
          else documents.delete(nameOf({ kind, id }))
        return true
      }),
    tidy: async () => undefined,
    differing: async (all) =>
      all.filter((one) => documents.get(nameOf(one))?.digest !== digestOf(one.document)),
    async *keys() {
      yield [...documents.values()].map(({ kind, id }) => ({ kind, id }))
    },
    problems: async () => [],
    close: async () => undefined,
  }
}

/** Whether the words stand in one of the texts. */
const areIn = (texts: readonly string[], words: readonly string[]) =>
  texts.some((text) => fold(text).includes(words.join(' ')))

function fits({ kind, document }: Kept, wanted: Wanted): boolean {
  const { kinds, audience, except = [], filters = {}, terms, depth } = wanted
  if (!kinds.includes(kind)) return false
  if (!document.audience.some((mark) => audience.includes(mark))) return false
  if (document.audience.some((mark) => except.includes(mark))) return false
  const isOther = ([name, values]: [string, readonly string[]]) =>
    values.length > 0 && !values.some((value) => document.facets?.[name]?.includes(value))
  if (Object.entries(filters).some(isOther)) return false
  const { title, card = [], body = [] } = document
  const texts = [title, ...card, ...(depth === 'whole' ? body : [])]
  return terms.every(({ words }) => areIn(texts, words))
}

/** Newest first; nothing of how good a hit is is tried here. */
const hitsIn = ({ documents }: KeptIndex, wanted: Wanted): Hit[] =>
  [...documents.values()]
    .filter((kept) => fits(kept, wanted))
    .map(({ kind, id, document: { at } }) => ({ kind, id, tier: 0, order: at }))
    .sort((one, other) => other.order - one.order || (nameOf(one) < nameOf(other) ? -1 : 1))

export function createSearchRoom(timeline: Timeline, random: Random): SearchRoom {
  const holders = new Map<string, Caller>()
  const begun = new WeakMap<IndexFile, KeptIndex>()
  const empty: KeptIndex = { position: '0', documents: new Map() }
  const atOnce: Call = async (work) => work()

  function shelfOf(caller: Caller): Shelf {
    const call: Call = (work) =>
      new Promise((resolve) => {
        timeline.after(1 + below(random, CALL_MS), () => resolve(work()), caller)
      })
    return {
      current: async () => room.current && fileOf(room.current, call),
      async begin(position) {
        const index = { position, documents: new Map() }
        const file = fileOf(index, call)
        begun.set(file, index)
        return file
      },
      publish: (file) =>
        call(() => {
          room.current = begun.get(file)
        }),
      // As a lock of the system: it goes with the process that has it.
      async hold(what) {
        const holder = holders.get(what)
        if (holder && !holder.isDead && holder !== caller) return undefined
        holders.set(what, caller)
        return {
          [Symbol.asyncDispose]: async () => {
            if (holders.get(what) === caller) holders.delete(what)
          },
        }
      },
    }
  }

  const room: SearchRoom = {
    current: undefined,
    shelfOf,
    truth: () => room.current && fileOf(room.current, atOnce),
    index: {
      find: async (wanted, { after, limit }) =>
        hitsIn(room.current ?? empty, wanted)
          .filter(({ order }) => after === undefined || order < after.order)
          .slice(0, limit),
      count: async (wanted) => ({
        total: hitsIn(room.current ?? empty, wanted).length,
        isExact: true,
        facets: {},
      }),
    },
  }
  return room
}
