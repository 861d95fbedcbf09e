import { createFileLinks, giveBytes, NOTHING_HERE, refuse } from '@longtable/files'
import { type DiskObjects, diskObjects } from '@longtable/files/disk'
import { exchanged, followed, type Reply, type Sent } from '@longtable/files/testing'
import type { System, SystemContext } from '@longtable/system'

const SECRET_BYTES = 32
const READ_PATH = '/files/'

/** The same directory is the same place in every process: no test's secret is one. */
export const testFiles = (directory: string, now: () => number): DiskObjects =>
  diskObjects({
    directory,
    now,
    secret: new Uint8Array(SECRET_BYTES),
    baseUrl: 'http://127.0.0.1:1/files/',
  })

export const testFileLinks = createFileLinks(new Uint8Array(SECRET_BYTES), READ_PATH)

/** What the viewer of this context gets under an address that somebody was given, as a host answers. */
export async function readFileAs(
  system: System,
  context: SystemContext,
  { url, ...sent }: Sent & { readonly url: string },
): Promise<Reply> {
  const link = testFileLinks.opened(url.slice(READ_PATH.length))
  const file = link && (await system.file(context, link))
  const reply = await exchanged(async (exchange) => {
    if (!file) return refuse(exchange, NOTHING_HERE)
    if ('make' in file) return giveBytes(exchange, await file.make(), file)
    return context.files.give(exchange, { ...file, key: file.s3Key, cacheSeconds: 0 })
  }, sent)
  return followed(reply, sent)
}
