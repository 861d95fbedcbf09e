import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { upload } from '../testing/objects.ts'
import { serveFiles } from '../testing/serve-disk.ts'
import { createUploadHandler } from './http.ts'
import { type ObjectFiles, objectFiles } from './object-files.ts'
import { createUrlSigner } from './signed-url.ts'

describe('a signed PUT', () => {
  it('tells whoever serves it when the disk fails in the middle, not that the client left', async () => {
    const full = new Error('ENOSPC')
    const files: ObjectFiles = {
      ...objectFiles(tmpdir()),
      async receive(_key, source) {
        for await (const chunk of source) if (chunk.byteLength > 0) throw full
        return true
      },
    }
    const signer = createUrlSigner(randomBytes(32))
    const failures: unknown[] = []
    await using failing = await serveFiles(
      () => createUploadHandler({ files, signer, now: () => 0 }),
      failures,
    )
    const large = Buffer.alloc(300_000, 7)
    const grant = { key: 'temp/uploads/u1', size: large.byteLength }
    const terms = { contentType: 'image/png', expiresAt: 1000 }
    const url = failing.baseUrl + signer.sign({ ...grant, ...terms })
    await expect(upload({ url, headers: { 'content-type': 'image/png' } }, large)).rejects.toThrow()
    expect(failures).toEqual([full])
  })
})
