import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SystemTable } from '@longtable/core'
import type { Engine, TableDefinition } from '@longtable/store'
import { addHeads, knownHeads } from '../audit-heads.ts'

const SNAPSHOT = 'snapshot'

export interface Sourcing {
  readonly engine: Engine
  readonly isEmbedded: boolean
  readonly tables: readonly TableDefinition[]
  readonly dataDirectory: string
  /** Of the export. */
  readonly directory: string
}

/** What is read from: of the embedded store one moment, of DynamoDB what is there when it is read. */
export interface ExportSource {
  readonly engine: Engine
  /** Where the heads of the audit logs are told, as they were before that moment. */
  readonly headsDirectory: string
  close(): Promise<void>
}

export const hasSnapshot = async (directory: string): Promise<boolean> =>
  (await readdir(directory)).includes(SNAPSHOT)

/** It is the whole store, with the accounts of everybody: no export is left with it. */
export const forgetSnapshot = (directory: string): Promise<void> =>
  rm(join(directory, SNAPSHOT), { recursive: true, force: true })

/** The heads first: one that is told later is of a link that the snapshot does not have. */
async function takeSnapshot({ engine, dataDirectory, directory }: Sourcing): Promise<void> {
  const draft = join(directory, `${SNAPSHOT}.part`)
  await rm(draft, { recursive: true, force: true })
  const { heads } = await knownHeads(dataDirectory)
  await engine.tools(SystemTable.name).backup(draft)
  await addHeads(draft, heads)
  await rename(draft, join(directory, SNAPSHOT))
}

export async function openExportSource(sourcing: Sourcing): Promise<ExportSource> {
  const { engine, isEmbedded, tables, dataDirectory, directory } = sourcing
  if (!isEmbedded) return { engine, headsDirectory: dataDirectory, close: async () => undefined }
  const { openLmdb } = await import('@longtable/store/lmdb')
  if (!(await hasSnapshot(directory))) await takeSnapshot(sourcing)
  const headsDirectory = join(directory, SNAPSHOT)
  const opened = await openLmdb({ directory: headsDirectory, tables, sync: false })
  return { engine: opened, headsDirectory, close: () => opened.close() }
}
