import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HeadRecorder, KnownHead, Logger } from '@longtable/core'

const fileIn = (directory: string) => join(directory, 'audit-heads.log')

/** Tells each new head outside the store: in a file beside it and in the log. */
export function auditHeads(directory: string, log: Logger): HeadRecorder {
  return async (head) => {
    await appendFile(fileIn(directory), `${JSON.stringify(head)}\n`, { mode: 0o600 })
    log.info({ ...head }, 'audit head')
  }
}

/** The heads that were told for a table; a line that a crash cut short is passed over. */
export async function knownHeads(directory: string, table: string): Promise<KnownHead[]> {
  const text = await readFile(fileIn(directory), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    try {
      const head = JSON.parse(line) as KnownHead & { table: string }
      return head.table === table ? [head] : []
    } catch {
      return []
    }
  })
}
