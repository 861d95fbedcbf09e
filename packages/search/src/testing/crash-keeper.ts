import { silentLogger } from '@longtable/core'
import { put, toItem } from '@longtable/entity'
import { openLmdb } from '@longtable/store/lmdb'
import { versionOf } from '../document.ts'
import { createKeeper } from '../keeper.ts'
import { openShelf } from '../libsql/shelf.ts'
import type { IndexFile, Shelf } from '../search-index.ts'
import { Folder, Note, noteAt, Notes, notesSource } from './notes.ts'

/** What the process is told. */
export interface CrashOrder {
  readonly directory: string
  /** Which of its runs this is: each adds notes, changes some and removes one. */
  readonly run: number
  /** It kills itself before this step, or while it is being done. */
  readonly dieAt: number
  readonly isDuring: boolean
}

const order = JSON.parse(process.argv[2] ?? '{}') as CrashOrder
const { directory, run, dieAt, isDuring } = order
let steps = 0

/** As the power goes out: nothing is closed, nothing is flushed, nobody is told. */
const die = () => void process.kill(process.pid, 'SIGKILL')

function dying<Args extends readonly unknown[], T>(does: (...args: Args) => Promise<T>) {
  return async (...args: Args): Promise<T> => {
    if (++steps !== dieAt) return does(...args)
    if (isDuring) setImmediate(die)
    else die()
    return does(...args)
  }
}

const dyingFile = (file: IndexFile): IndexFile => ({
  ...file,
  write: dying(file.write),
  tidy: dying(file.tidy),
})

const dyingShelf = (shelf: Shelf): Shelf => {
  const known = new Map<IndexFile, IndexFile>()
  return {
    hold: shelf.hold,
    async current() {
      const file = await shelf.current()
      return file && dyingFile(file)
    },
    begin: dying(async (position) => {
      const file = await shelf.begin(position)
      const wrapped = dyingFile(file)
      known.set(wrapped, file)
      return wrapped
    }),
    publish: dying((file) => shelf.publish(known.get(file) ?? file)),
  }
}

const engine = await openLmdb({ directory: `${directory}/store`, tables: [Notes] })
const store = engine.table(Notes.name)
const at = run * 10
await store.write([
  ...[0, 1, 2].map((n) => put(Note, noteAt(at + n))),
  { kind: 'put', item: toItem(Folder, { folderId: `f${run % 3}`, isHidden: run % 2 === 0 }) },
  { kind: 'put', item: toItem(Note, noteAt(1, { noteId: 'first', title: `Written by ${run}` })) },
  { kind: 'delete', key: { PK: `NOTE#n${at - 10}`, SK: 'NOTE' } },
])
const shelf = openShelf({
  directory: `${directory}/search`,
  version: versionOf(notesSource),
  now: Date.now,
  log: silentLogger,
})
const keeper = createKeeper({
  store,
  tools: engine.tools(Notes.name),
  source: notesSource,
  shelf: dyingShelf(shelf),
  now: Date.now,
  log: silentLogger,
})
await keeper.step()
await keeper.rebuild()
await keeper.step()
await keeper.stop()
await shelf[Symbol.asyncDispose]()
await engine.close()
