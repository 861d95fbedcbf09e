import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { loadDriver, lock } from './lock.ts'

/** Inside of a call to the system until somebody opens the other end, as one that waits for a write is. */
const HANG = `
const { parentPort, workerData } = require('node:worker_threads')
parentPort.postMessage('here')
require('node:fs').openSync(workerData, 'r')`

it('a lock is one holder’s, and taken while another thread hangs, once the driver is loaded', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-lock-'))
  const [path, pipe] = [join(directory, 'keeping.lock.db'), join(directory, 'pipe')]
  execFileSync('mkfifo', [pipe])
  await loadDriver()
  const thread = new Worker(HANG, { eval: true, workerData: pipe })
  const ended = once(thread, 'exit')
  await once(thread, 'message')
  const held = await lock(path)
  expect(held).toBeDefined()
  expect(await lock(path)).toBeUndefined()
  await held?.[Symbol.asyncDispose]()
  const again = await lock(path)
  expect(again).toBeDefined()
  await again?.[Symbol.asyncDispose]()
  closeSync(openSync(pipe, 'w'))
  await ended
  await rm(directory, { recursive: true })
})
