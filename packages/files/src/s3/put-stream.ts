import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3'

/** A bucket takes 10,000 parts of at least 5 MB. */
const PART_BYTES = 8 * 2 ** 20
const PRECONDITION_FAILED = 412

/** What comes, in pieces of one size; the last is smaller, and there is at least one. */
async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of content) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size < PART_BYTES) continue
    yield Buffer.concat(chunks)
    chunks = []
    size = 0
  }
  yield Buffer.concat(chunks)
}

interface Place {
  readonly Bucket: string
  readonly Key: string
}

/** Part by part, of which one is in memory. It is there when all are, and only if nothing was there. */
export async function putStream(
  client: S3Client,
  place: Place,
  content: AsyncIterable<Uint8Array>,
): Promise<'put' | 'present'> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(place))
  const upload = { ...place, UploadId }
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = []
    for await (const Body of partsOf(content)) {
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
      Parts.push({ PartNumber, ETag })
    }
    const whole = { ...upload, MultipartUpload: { Parts }, IfNoneMatch: '*' }
    await client.send(new CompleteMultipartUploadCommand(whole))
    return 'put'
  } catch (error) {
    // What was sent would lie there, and cost, for ever.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    const isTaken =
      error instanceof S3ServiceException && error.$metadata.httpStatusCode === PRECONDITION_FAILED
    if (isTaken) return 'present'
    throw error
  }
}
