import { createHash } from 'node:crypto'
import { type JobHandler, type JobRun, settle } from '@longtable/core'
import { asRead, change, laterThan, type Patch } from '@longtable/entity'
import { inspectObject, type ObjectStore } from '@longtable/files'
import type { Deps, ZipSource } from '@longtable/system'
import * as z from 'zod'
import { archiveEntries } from './archive-entries.ts'
import { ArchiveTask } from './archive-task.entity.ts'
import { archiveTaskById } from './archive-task.patterns.ts'
import { checkStored } from './check-archive.ts'
import { importArchiveFrom, isEmptyArchive } from './import-archive-from.ts'
import { ArchiveError } from './read-archive.ts'

export const CARRY_ARCHIVE = 'hold-that-thought.carry-archive'
const Payload = z.object({ taskId: z.string() })
/** Each is a write. */
const TOLD_EVERY = 250

/** Undefined where it is over, or gone. */
const move = (deps: Deps, taskId: string, patch: Patch<ArchiveTask>) =>
  settle(`Archive ${taskId}`, async () => {
    const task = await archiveTaskById(deps, { taskId })
    if (!task || task.status === 'done' || task.status === 'failed') return undefined
    const next = { ...patch, updatedAt: laterThan(task.updatedAt, deps.stamp().at) }
    const when = asRead(ArchiveTask, task, 'status', 'updatedAt')
    await deps.store.write([change(ArchiveTask, task, { patch: next, when })])
    return task
  })

const telling = (deps: Deps, taskId: string, { progress, stopping }: JobRun) => ({
  async done(doneCount: number) {
    stopping.throwIfAborted()
    if (doneCount % TOLD_EVERY !== 0) return
    await progress(String(doneCount))
    await move(deps, taskId, { doneCount })
  },
})

async function* counted(content: AsyncIterable<Uint8Array>, seen: (chunk: Uint8Array) => void) {
  for await (const chunk of content) {
    seen(chunk)
    yield chunk
  }
}

/** Whole or not at all: a run that dies leaves nothing, and the next one begins anew. */
async function pack(deps: Deps, { taskId, s3Key }: ArchiveTask, run: JobRun) {
  const hash = createHash('sha256')
  let [size, doneCount] = [0, 0]
  const told = telling(deps, taskId, run)
  const entries = archiveEntries(deps, {
    done: (count) => {
      doneCount = count
      return told.done(count)
    },
  })
  const content = counted(deps.documents.zips.pack(entries), (chunk) => {
    hash.update(chunk)
    size += chunk.byteLength
  })
  if ((await deps.files.putStream(s3Key, content)) === 'put')
    return { doneCount, size, sha256: hash.digest('hex') }
  const found = await inspectObject(deps.files, s3Key)
  return { doneCount, size: found?.size ?? 0, sha256: found?.sha256 ?? '' }
}

/** Part by part, wherever it is. */
async function sourceOf(files: ObjectStore, key: string): Promise<ZipSource> {
  const head = await files.head(key)
  if (!head) throw new ArchiveError('The file is not there any more.')
  return {
    size: head.size,
    async read(range) {
      const part = await files.read(key, range)
      if (!part) throw new Error(`${key} has gone while it was read.`)
      return part
    },
  }
}

async function readIn(deps: Deps, { taskId, s3Key, status }: ArchiveTask, run: JobRun) {
  // Who goes on with it finds what it has read in before.
  if (status === 'queued' && !(await isEmptyArchive(deps)))
    throw new ArchiveError('There are letters, people or pictures here already.')
  await move(deps, taskId, { status: 'running' })
  let doneCount = 0
  const told = telling(deps, taskId, run)
  await importArchiveFrom(deps, await sourceOf(deps.files, s3Key), {
    done: (count) => {
      doneCount = count
      return told.done(count)
    },
  })
  return { doneCount }
}

/** One at a time; what is wrong with an archive is told, and that is all. */
export const carryArchives = (deps: Deps): JobHandler => ({
  kind: CARRY_ARCHIVE,
  atOnce: 1,
  async run(run) {
    const { taskId } = Payload.parse(run.job.payload)
    const task = await archiveTaskById(deps, { taskId })
    if (!task || task.status === 'done' || task.status === 'failed') return
    try {
      if (task.kind !== 'import') await move(deps, taskId, { status: 'running' })
      const made =
        task.kind === 'check'
          ? await checkStored(deps, task, telling(deps, taskId, run))
          : await (task.kind === 'export' ? pack : readIn)(deps, task, run)
      await move(deps, taskId, { status: 'done', ...made })
    } catch (error) {
      if (!(error instanceof ArchiveError)) throw error
      await move(deps, taskId, { status: 'failed', errorMessage: error.message })
    }
  },
})
