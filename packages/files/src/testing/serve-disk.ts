import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DiskObjects, diskObjects, type UploadHandler } from '../disk/index.ts'

const MOUNT = '/files/'

export interface ServedFiles extends AsyncDisposable {
  /** Ends with "/". */
  readonly baseUrl: string
}

/** A real web server for signed URLs; what the handler throws is kept, so that a test can see it. */
export async function serveFiles(
  handlerOf: (baseUrl: string) => UploadHandler,
  failures: unknown[] = [],
): Promise<ServedFiles> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${MOUNT}`
  const handler = handlerOf(baseUrl)
  server.on('request', (request, response) => {
    const { url = '' } = request
    if (!url.startsWith(MOUNT)) return void response.writeHead(404).end()
    handler.handle({ request, response }, url.slice(MOUNT.length)).catch((error: unknown) => {
      failures.push(error)
      response.destroy()
    })
  })
  return {
    baseUrl,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export interface ServedDisk extends ServedFiles {
  readonly objects: DiskObjects
  readonly directory: string
  readonly failures: readonly unknown[]
}

/** Objects on a disk of their own, behind a web server. */
export async function serveDisk(now: () => number = Date.now): Promise<ServedDisk> {
  const parent = await mkdtemp(join(tmpdir(), 'longtable-files-'))
  const directory = join(parent, 'files')
  const failures: unknown[] = []
  const secret = randomBytes(32)
  let objects: DiskObjects | undefined
  const served = await serveFiles((baseUrl) => {
    objects = diskObjects({ directory, secret, baseUrl, now })
    return objects.handler
  }, failures)
  return {
    baseUrl: served.baseUrl,
    objects: objects as DiskObjects,
    directory,
    failures,
    async [Symbol.asyncDispose]() {
      await served[Symbol.asyncDispose]()
      await rm(parent, { recursive: true, force: true })
    },
  }
}
