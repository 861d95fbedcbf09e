import { createHash } from 'node:crypto'

/** What PDF 1.4 fills passwords up with. */
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
)
const KEY_BYTES = 5
const PERMISSIONS = -4

function rc4(key: Buffer, content: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, n) => n)
  const at = (place: number) => state[place % 256] ?? 0
  const swap = (a: number, b: number) => {
    const kept = at(a)
    state[a % 256] = at(b)
    state[b % 256] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) % 256
    swap(i, j)
  }
  let j = 0
  return Buffer.from(
    content.map((byte, place) => {
      const i = (place + 1) % 256
      j = (j + at(i)) % 256
      swap(i, j)
      return byte ^ at(at(i) + at(j))
    }),
  )
}

const padded = (password: string) =>
  Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32)
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

/** Locked as the first PDF programs did it: nobody opens it without the password. */
export function encryptedPdf(password = 'secret'): Buffer {
  const id = Buffer.alloc(16, 7)
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(PERMISSIONS)
  const owner = rc4(md5(padded('owner')).subarray(0, KEY_BYTES), padded(password))
  const key = md5(padded(password), owner, permissions, id).subarray(0, KEY_BYTES)
  const user = rc4(key, PADDING)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 640 360] >>',
    `<< /Filter /Standard /V 1 /R 2 /P ${PERMISSIONS} /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, place) => {
    const from = text.length
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
    return `${String(from).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const named = `/ID [<${id.toString('hex')}> <${id.toString('hex')}>]`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Encrypt 4 0 R ${named} >>`
  return Buffer.from(`${text}${table}${trailer}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1')
}
