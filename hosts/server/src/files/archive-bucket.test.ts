import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { keysIn, pngFile, sendTo, serveS3, upload } from '@longtable/files/testing'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startServer } from '../server.ts'
import { systems } from '../systems.ts'
import { connect } from '../testing/client.ts'
import { newPerson } from '../testing/people.ts'
import { runProgram } from '../testing/program.ts'

const endpoint = '/holdthatthought/graphql'
const png = pngFile(7, 5)

it('the archive of a family has a bucket of its own, beside a disk for all others', async () => {
  // Where the SDK looks for them, here and in the programs.
  const credentials = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' }
  Object.assign(process.env, credentials)
  const directory = await mkdtemp(join(tmpdir(), 'longtable-archive-'))
  await using bucket = await serveS3()
  const environment = {
    LONGTABLE_DATA: directory,
    ARCHIVE_BUCKET: bucket.bucket,
    S3_ENDPOINT: bucket.endpoint,
    AWS_REGION: 'us-east-1',
    ...credentials,
  }
  const config = readConfig({ PORT: '0', ...environment })
  const server = await startServer({ config, systems, log: silentLogger })
  const client = connect(server.address)
  const { idToken } = await newPerson(client, 'rosa@example.com')
  const does = async (query: string) => {
    const { data, errors } = await client.graphql(
      { endpoint, query: `mutation { ${query} }` },
      idToken,
    )
    if (!data || errors) throw new Error(JSON.stringify(errors))
    // oxlint-disable-next-line typescript/no-explicit-any -- a test knows what it has asked for
    return Object.values(data)[0] as any
  }
  await does('registerUser(displayName: "Rosa") { userId }')
  const words = ['admin', 'grant', 'rosa@example.com', '--system', 'holdthatthought']
  expect((await runProgram({ words, environment })).code).toBe(0)
  const announced = `purpose: profilePhoto, contentType: "image/png", size: ${png.byteLength}`
  const started = await does(`startUpload(${announced}) { uploadId url headers { name value } }`)
  expect(started.url).toContain(bucket.endpoint)
  const named = started.headers.map((one: { name: string; value: string }) => [one.name, one.value])
  await upload({ url: started.url, headers: Object.fromEntries(named) }, png)
  await does(`finishUpload(uploadId: "${started.uploadId}") { status }`)
  const { photoUrl } = await does(`setProfilePhoto(uploadId: "${started.uploadId}") { photoUrl }`)
  const headers = { authorization: `Bearer ${idToken}` }
  const led = await sendTo(server.address + photoUrl, { headers })
  expect([led.status, led.headers.location?.startsWith(bucket.endpoint)]).toEqual([302, true])
  expect((await sendTo(led.headers.location ?? '')).text).toContain('PNG')
  const [key = ''] = await keysIn(bucket.objects, 'profile-photos/')
  expect(key).toContain(started.uploadId)
  client.close()
  await server.close()

  const verified = () => runProgram({ words: ['verify', '--files'], environment })
  const well = await verified()
  expect([well.stderr, well.code, well.stdout]).toEqual([
    expect.any(String),
    0,
    expect.stringContaining('files: 1 objects, 0 prob'),
  ])
  await bucket.objects.remove(key)
  await bucket.objects.putOnce('letters/stray.pdf', png)
  const wrong = await verified()
  expect(wrong.code).toBe(3)
  expect(wrong.stdout).toContain(`files: ${key} is missing`)
  expect(wrong.stdout).toContain('files: letters/stray.pdf is untracked')
  await rm(directory, { recursive: true })
})
