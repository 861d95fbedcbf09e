import { createRunner, silentEvents, silentLogger, SystemTable } from '@longtable/core'
import { CURSOR_SECRET_BYTES, createCursors, createStamp } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import { noSearch } from '@longtable/search'
import type { Store } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { contextMaker, testDocuments as documents, testFiles } from '@longtable/testing/system'
import type { FamilyContext } from '../context.ts'
import { publishDraft } from '../drafts/publish-draft.ts'
import { deleteLetter } from '../letters/delete-letter.ts'
import { editLetter } from '../letters/edit-letter.ts'
import { letterById, versionsOf } from '../letters/letter.patterns.ts'
import { restoreLetter } from '../letters/restore-letter.ts'
import { revertLetter } from '../letters/revert-letter.ts'
import { holdThatThoughtSystem as system } from '../system.ts'

/** What the process is told. */
export interface CrashOrder {
  readonly directory: string
  readonly userId: string
  readonly letterId: string
  /** Published, instead of all that is done to a letter. */
  readonly draftId?: string
  readonly now: number
  /** It kills itself before this write, to the table or to a file. */
  readonly dieBefore: number
}

const order = JSON.parse(process.argv[2] ?? '{}') as CrashOrder
const { directory, userId, letterId } = order
let writes = 0

/** As the power goes out: nothing is closed, nothing is flushed, nobody is told. */
function step(): void {
  if (++writes === order.dieBefore) process.kill(process.pid, 'SIGKILL')
}

const dying = (store: Store): Store => ({
  ...store,
  write(operations) {
    step()
    return store.write(operations)
  },
})

const dyingFiles = (files: ObjectStore): ObjectStore => ({
  ...files,
  putOnce(key, content) {
    step()
    return files.putOnce(key, content)
  },
  copyOnce(copy) {
    step()
    return files.copyOnce(copy)
  },
  remove(key) {
    step()
    return files.remove(key)
  },
})

const began = Date.now()
const now = () => order.now + Date.now() - began
const { table } = system.model
const engine = await openLmdb({ directory, tables: [table, SystemTable], clock: now })
const store = dying(engine.table(table.name))
const files = dyingFiles(testFiles(`${directory}/files`, now))
const stamp = createStamp({ now, random: Math.random })
const cursors = createCursors(new Uint8Array(CURSOR_SECRET_BYTES))
const log = silentLogger
const as = contextMaker<FamilyContext>({
  system,
  reader: { store, cursors },
  stamp,
  now,
  log,
  files,
})
const ana = () => as({ userId })
const systemStore = engine.table(SystemTable.name)
const events = silentEvents
const search = noSearch
const deps = { store, system: systemStore, events, files, documents, search, stamp, now, log }
const runner = createRunner({
  ...deps,
  owner: `editor-${process.pid}`,
  processors: system.work(deps).processors,
  group: 'test',
})

const versionCount = async () => (await letterById(ana(), { letterId }))?.versionCount ?? 0

async function publish(draftId: string): Promise<void> {
  await publishDraft(ana(), { draftId })
  await runner.drain()
}

async function editAll(): Promise<void> {
  // Whoever died before may have left it deleted.
  await restoreLetter(ana(), { letterId })
  await runner.drain()
  const content = `Edited before ${order.dieBefore}`
  const edit = { letterId, versionCount: await versionCount(), content }
  await editLetter(ana(), editLetter.input.parse(edit))
  await runner.drain()
  const [first] = (await versionsOf(ana(), { letterId }, { limit: 1 })).items
  await revertLetter(ana(), {
    letterId,
    versionCount: await versionCount(),
    timestamp: first?.timestamp ?? '',
  })
  await runner.drain()
  await deleteLetter(ana(), { letterId })
  await runner.drain()
  await restoreLetter(ana(), { letterId })
  await runner.drain()
}

await (order.draftId === undefined ? editAll() : publish(order.draftId))
await engine.close()
