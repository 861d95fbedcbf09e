import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { htmlFile, pngFile, type Reply, sendTo, upload } from '@longtable/files/testing'
import { type Person, text } from '../goals/people.ts'
import { type Scene, seeRefusal } from './cast.ts'

interface Started {
  readonly uploadId: string
  readonly url: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

const announcing = (contentType: string, size: number): string =>
  `mutation { startUpload(purpose: activity, contentType: ${text(contentType)}, size: ${size}) {
    uploadId url headers { name value }
  } }`

export async function announce(person: Person, bytes: Uint8Array) {
  const { uploadId, url, headers } = await person.ask<Started>(
    announcing('image/png', bytes.byteLength),
  )
  const sent = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
  return { uploadId, put: { url, headers: sent } }
}

export const finishing = (uploadId: string): string =>
  `mutation { finishUpload(uploadId: ${text(uploadId)}) {
    status media { url contentType width height }
  } }`

interface Finished {
  readonly status: string
  readonly media: { readonly url: string; readonly width: number }
}

const filesIn = async (data: string): Promise<string[]> =>
  (await readdir(join(data, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

const altered = (url: string): string =>
  url.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`)
const later = (url: string): string => url.replace(/expires=\d+/, 'expires=9999999999')

async function seeUpload({ cast, report }: Scene): Promise<void> {
  const { ana, ben } = cast
  const { see } = report
  const png = pngFile(40, 30)
  const { uploadId, put } = await announce(ana, png)
  see(
    'announced: a signed URL for one PUT',
    put.url.includes(`/temp/uploads/${uploadId}?`),
    put.url,
  )
  await seeRefusal(report, 'nothing to finish before it was sent', {
    who: ana,
    document: finishing(uploadId),
    code: 'CONFLICT',
  })
  see('sent', (await upload(put, png)).status === 200)
  await seeRefusal(report, "somebody else's upload is unknown", {
    who: ben,
    document: finishing(uploadId),
    code: 'NOT_FOUND',
  })
  const { media } = await ana.ask<Finished>(finishing(uploadId))
  see('finished: checked, measured, at its final key', media.width === 40, media)
  const whole = await sendTo(media.url)
  see('read by a signed URL', whole.text === png.toString('latin1'), `${whole.text.length} bytes`)
  const { headers } = whole
  see(
    'which nobody sniffs or runs',
    headers['x-content-type-options'] === 'nosniff' &&
      headers['content-disposition'] === 'inline' &&
      String(headers['content-security-policy']).startsWith('sandbox'),
    [headers['content-type'], headers['content-disposition'], headers['content-security-policy']],
  )
  const part = await sendTo(media.url, { headers: { range: 'bytes=1-3' } })
  see('in part', part.status === 206 && part.text === 'PNG', part.headers['content-range'])
  await upload(put, Buffer.from(png).fill(0, 8))
  const still = await sendTo(media.url)
  see('what is sent by the first URL now changes nothing', still.text === whole.text)
  for (const [what, url] of [
    ['altered', altered(media.url)],
    ['made to last longer', later(media.url)],
  ] as const) {
    const reply = await sendTo(url)
    see(`a signature that is ${what} opens nothing`, reply.status === 403, reply.text)
  }
}

const refusedReply = ({ status, text: said }: Reply) => `${status} ${said}`

async function seeRefusals({ cast, client, stage, report }: Scene): Promise<void> {
  const { ben } = cast
  const { see } = report
  const png = pngFile(4, 4)
  const before = await filesIn(stage.data)
  const svg = announcing('image/svg+xml', 100)
  await seeRefusal(report, 'a type that is not taken', { who: ben, document: svg, code: 'INVALID' })
  const huge = announcing('image/png', 1_000_000_000)
  await seeRefusal(report, 'a file that is too large', {
    who: ben,
    document: huge,
    code: 'INVALID',
  })
  const { put } = await announce(ben, png)
  const larger = await upload(put, Buffer.concat([png, png]))
  see('another size than announced', larger.status === 400, refusedReply(larger))
  const typed = await upload(
    { ...put, headers: { ...put.headers, 'content-type': 'text/html' } },
    png,
  )
  see('another type than announced', typed.status === 400, refusedReply(typed))
  for (const [what, change] of [
    ['altered', altered],
    ['made to last longer', later],
  ] as const) {
    const reply = await upload({ ...put, url: change(put.url) }, png)
    see(`a signature that is ${what}`, reply.status === 403, refusedReply(reply))
  }
  for (const path of [
    '../keys/files.secret',
    '%2e%2e/keys/files.secret',
    '..%2fkeys%2ffiles.secret',
    '%00',
  ]) {
    const reply = await sendTo(`${client.address}/files/${path}`)
    see(`the path ${path}`, reply.status >= 400 && reply.status < 500, reply.status)
  }
  see('and nothing was stored', (await filesIn(stage.data)).join() === before.join(), before)
  const page = await announce(ben, htmlFile)
  await upload(page.put, htmlFile)
  await seeRefusal(report, 'a page that calls itself a picture is found out', {
    who: ben,
    document: finishing(page.uploadId),
    code: 'INVALID',
  })
}

export async function tourUploads(scene: Scene): Promise<void> {
  scene.report.line('Build 6: uploads in two steps, signed URLs')
  await seeUpload(scene)
  scene.report.line('Must show: files that are refused, nothing stored')
  await seeRefusals(scene)
}
