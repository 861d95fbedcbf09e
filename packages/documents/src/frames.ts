const LENGTH_BYTES = 4
const HEAD_BYTES_MAX = 4 * 2 ** 20

export interface Frame {
  readonly head: Readonly<Record<string, unknown>>
  readonly content: Buffer
}

function firstOf(bytes: Buffer): { readonly frame: Frame; readonly length: number } | undefined {
  if (bytes.length < LENGTH_BYTES) return undefined
  const headEnd = LENGTH_BYTES + bytes.readUInt32BE(0)
  if (headEnd > HEAD_BYTES_MAX) throw new Error('The head of a frame is too long.')
  if (bytes.length < headEnd) return undefined
  const head = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, headEnd)) as Frame['head']
  const length = headEnd + Number(head['size'])
  if (bytes.length < length) return undefined
  return { frame: { head, content: bytes.subarray(headEnd, length) }, length }
}

/** What the child writes, piece by piece; what is cut off at the end is none. */
export async function* framesIn(output: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let bytes: Buffer = Buffer.alloc(0)
  for await (const chunk of output) {
    bytes = Buffer.concat([bytes, chunk])
    for (let found = firstOf(bytes); found; found = firstOf(bytes)) {
      bytes = bytes.subarray(found.length)
      yield found.frame
    }
  }
}
