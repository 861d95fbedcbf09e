import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from '@longtable/core'
import type { Config } from '../config.ts'
import { endHard } from './end-hard.ts'

const POLL_MS = 1000

/** What is written to a file that was removed or replaced is acknowledged, and nobody finds it again. */
export function endHardWithoutData({ store, dataDirectory }: Config, log: Logger): void {
  if (store !== 'lmdb') return
  const path = join(dataDirectory, 'data.mdb')
  const { dev, ino } = statSync(path)
  setInterval(() => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (found?.ino !== ino || found.dev !== dev)
      endHard(log, `${path} was removed or replaced while it was in use`)
  }, POLL_MS).unref()
}
