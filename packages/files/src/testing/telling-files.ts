import { crc32 } from 'node:zlib'
import { gifFile, jpegFile, pngFile, webpFile } from './sample-files.ts'

/** Stands wherever a file can tell more than its picture. */
export const SECRET = 'GPS 59.9139N 10.7522E of ana@example.com'
const secret = Buffer.from(SECRET, 'latin1')
export const DATE_TAKEN = '2025:07:14 09:26:53'
export const PROFILE = 'a colour profile'
const XMP = 'http://ns.adobe.com/xap/1.0/\0'

const u16 = (value: number) => Buffer.from([value & 255, value >> 8])
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const entry = (tag: number, type: number, [count, value]: readonly [number, number]) =>
  Buffer.concat([u16(tag), u16(type), u32(count), u32(value)])

/** As a phone writes it: upright, with a date, a maker's note, a place and a thumbnail. */
export function phoneExif(orientation = 6): Buffer {
  const first = Buffer.concat([
    u16(4),
    entry(0x010f, 2, [secret.byteLength, 200]),
    entry(0x0112, 3, [1, orientation]),
    entry(0x8769, 4, [1, 70]),
    entry(0x8825, 4, [1, 120]),
    u32(0),
  ])
  const exif = Buffer.concat([u16(1), entry(0x9003, 2, [20, 90]), u32(0)])
  const place = Buffer.concat([u16(1), entry(0x0002, 2, [secret.byteLength, 200]), u32(0)])
  const tiff = Buffer.alloc(300)
  tiff.write('II*\0\x08\0\0\0', 'latin1')
  tiff.set(first, 8)
  tiff.set(exif, 70)
  tiff.write(`${DATE_TAKEN}\0`, 90, 'latin1')
  tiff.set(place, 120)
  tiff.set(secret, 200)
  return tiff
}

const after = (bytes: Buffer, at: number, added: readonly Buffer[]) =>
  Buffer.concat([
    bytes.subarray(0, at),
    ...added,
    bytes.subarray(at),
    Buffer.from('PK\x03\x04'),
    secret,
  ])

function segment(marker: number, data: Buffer): Buffer {
  const length = data.byteLength + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), data])
}
const named = (name: string, data: Buffer) => Buffer.concat([Buffer.from(name, 'latin1'), data])

const tellingJpeg = (): Buffer =>
  after(jpegFile(40, 30), 2, [
    segment(0xe0, named('JFIF\0\x01\x02\0\0\x01\0\x01\x02\x02', secret)),
    segment(0xe0, named('JFXX\0\x10', secret)),
    segment(0xe1, named('Exif\0\0', phoneExif())),
    segment(0xe1, named(XMP, secret)),
    segment(0xe2, named('ICC_PROFILE\0\x01\x01', Buffer.from(PROFILE))),
    segment(0xe2, named('MPF\0', secret)),
    segment(0xed, named('Photoshop 3.0\0', secret)),
    segment(0xee, named('Adobe\0\x64\0\0\0\0\x01', secret)),
    segment(0xfe, secret),
  ])

function chunk(type: string, data: Buffer): Buffer {
  const body = named(type, data)
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

const tellingPng = (): Buffer =>
  after(pngFile(40, 30, { isAnimated: true }), 33, [
    chunk('iCCP', named('p\0\0', Buffer.from(PROFILE))),
    chunk('eXIf', phoneExif()),
    chunk('tEXt', named('Author\0', secret)),
    chunk('zTXt', named('Author\0\0', secret)),
    chunk('iTXt', named('XML:com.adobe.xmp\0\0\0\0\0', secret)),
    chunk('tIME', Buffer.alloc(7, 1)),
    chunk('prVt', secret),
  ])

const riffChunk = (type: string, data: Buffer) =>
  Buffer.concat([named(type, u32(data.byteLength)), data, Buffer.alloc(data.byteLength % 2)])

function tellingWebp(): Buffer {
  const head = Buffer.from(webpFile('VP8X', 40, 30).subarray(20, 30))
  head[0] = 0x2e
  const picture = webpFile('VP8L', 40, 30).subarray(12)
  const frame = Buffer.concat([Buffer.alloc(16, 1), picture, riffChunk('prVt', secret)])
  const content = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', head),
    riffChunk('ICCP', Buffer.from(PROFILE)),
    riffChunk('ANIM', Buffer.alloc(6)),
    riffChunk('ANMF', frame),
    riffChunk('EXIF', named('Exif\0\0', phoneExif())),
    riffChunk('XMP ', secret),
    riffChunk('prVt', secret),
  ])
  const file = Buffer.concat([Buffer.from('RIFF'), u32(content.byteLength), content])
  return after(file, file.byteLength, [])
}

const block = (data: Buffer) => Buffer.concat([Buffer.from([data.byteLength]), data])
const extension = (label: number, ...blocks: Buffer[]) =>
  Buffer.concat([Buffer.from([0x21, label]), ...blocks.map(block), Buffer.from([0])])

const tellingGif = (): Buffer =>
  after(gifFile(40, 30), 13, [
    extension(0xff, Buffer.from('NETSCAPE2.0'), Buffer.from([1, 5, 0]), secret),
    extension(0xff, Buffer.from('ICCRGBG1012'), Buffer.from(PROFILE)),
    extension(0xff, Buffer.from('XMP DataXMP'), secret),
    extension(0xfe, secret),
    extension(0x01, Buffer.alloc(12), secret),
    extension(0xf9, Buffer.from([0, 10, 0, 0])),
    Buffer.from([0x2c, 0, 0, 0, 0, 40, 0, 30, 0, 0, 2]),
    block(Buffer.from([0x84, 0x51])),
    Buffer.from([0]),
  ])

/** Each kind of picture with all that it can tell, and a second file behind its end. */
export const tellingFiles: readonly { readonly type: string; readonly bytes: Buffer }[] = [
  { type: 'image/jpeg', bytes: tellingJpeg() },
  { type: 'image/png', bytes: tellingPng() },
  { type: 'image/webp', bytes: tellingWebp() },
  { type: 'image/gif', bytes: tellingGif() },
]
