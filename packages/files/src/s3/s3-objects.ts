import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { contentDisposition, servedType } from '../content-disposition.ts'
import { putStream } from './put-stream.ts'
import { isObjectKey, keyPrefix, objectKey, temporaryKey } from '../object-key.ts'
import type { Copy, GivenFile, ObjectStore, PutTerms } from '../object-store.ts'

export interface S3Options {
  readonly bucket: string
  readonly region: string
  /** Another engine that speaks S3; buckets are then in the path. */
  readonly endpoint?: string
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
  /** Epoch milliseconds. */
  readonly now: () => number
}

export interface S3Objects extends ObjectStore {
  close(): void
}

const COPY_TRIES_MAX = 5
/** Whoever has the address can read with it, so it is over before it can be passed on. */
const GET_MS_MAX = 60_000
const GET_STEP_MS = 30_000
const ABSENT = 404
const CONFLICT = 409
const PRECONDITION_FAILED = 412
/** A client that sends other ones has no valid signature; without them a URL would take anything. */
const SIGNED_HEADERS = new Set(['host', 'content-type', 'content-length', 'if-none-match'])

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (statusOf(error) === ABSENT) return undefined
    throw error
  }
}

function clientOf({ region, endpoint, credentials }: S3Options): S3Client {
  // The SDK's warning about Node's version can be silenced only so.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Otherwise a signed PUT carries the checksum of no content at all.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

const signing = (now: number, expiresAt: number) => ({
  signingDate: new Date(now),
  expiresIn: Math.max(1, Math.floor((expiresAt - now) / 1000)),
})

/** What a client may do, for a while; nothing is sent for it. */
function urlsOf(client: S3Client, { bucket: Bucket, now }: S3Options) {
  return {
    async signPut(key: string, { size, contentType, expiresAt }: PutTerms) {
      const command = new PutObjectCommand({
        Bucket,
        Key: temporaryKey(key),
        ContentLength: size,
        ContentType: contentType,
        IfNoneMatch: '*',
      })
      const url = await getSignedUrl(client, command, {
        ...signing(now(), expiresAt),
        signableHeaders: SIGNED_HEADERS,
      })
      return { url, headers: { 'content-type': contentType, 'if-none-match': '*' } }
    },

    /** For the rest of a step the same address, so that a browser can keep what it has read. */
    async signGet(method: string | undefined, file: GivenFile) {
      const input = {
        Bucket,
        Key: objectKey(file.key),
        ResponseContentType: servedType(file.contentType),
        ResponseContentDisposition: contentDisposition(file),
        ResponseCacheControl: `private, max-age=${file.cacheSeconds}`,
      }
      const command = method === 'HEAD' ? new HeadObjectCommand(input) : new GetObjectCommand(input)
      const begun = Math.floor(now() / GET_STEP_MS) * GET_STEP_MS
      const url = await getSignedUrl(client, command, signing(begun, begun + GET_MS_MAX))
      return { url, sameForSeconds: Math.floor((begun + GET_STEP_MS - now()) / 1000) }
    },
  }
}

async function headOf(client: S3Client, input: { Bucket: string; Key: string }) {
  const found = await unlessAbsent(client.send(new HeadObjectCommand(input)))
  return found && { size: found.ContentLength ?? 0, etag: found.ETag ?? '' }
}

async function tryCopy(
  client: S3Client,
  Bucket: string,
  { from, to, etag }: Copy,
): Promise<'copied' | 'conflict' | 'refused'> {
  const command = new CopyObjectCommand({
    Bucket,
    Key: objectKey(to),
    CopySource: `${Bucket}/${temporaryKey(from)}`,
    CopySourceIfMatch: etag,
    IfNoneMatch: '*',
  })
  try {
    await client.send(command)
    return 'copied'
  } catch (error) {
    const status = statusOf(error)
    if (status === CONFLICT) return 'conflict'
    if (status === PRECONDITION_FAILED || status === ABSENT) return 'refused'
    throw error
  }
}

async function tryPut(
  client: S3Client,
  input: { Bucket: string; Key: string },
  Body: Uint8Array,
): Promise<'put' | 'present' | 'conflict'> {
  try {
    await client.send(new PutObjectCommand({ ...input, Body, IfNoneMatch: '*' }))
    return 'put'
  } catch (error) {
    const status = statusOf(error)
    if (status === CONFLICT) return 'conflict'
    if (status === PRECONDITION_FAILED) return 'present'
    throw error
  }
}

/** Objects in one bucket; its conditional writes keep every key written once. */
export function s3Objects(options: S3Options): S3Objects {
  const { bucket: Bucket } = options
  const client = clientOf(options)
  const { signPut, signGet } = urlsOf(client, options)
  const place = (key: string) => ({ Bucket, Key: objectKey(key) })
  return {
    signPut,

    async give({ request, response, headers }, file) {
      const { url, sameForSeconds } = await signGet(request.method, file)
      const seconds = Math.min(sameForSeconds, file.cacheSeconds)
      response
        .writeHead(302, {
          ...headers,
          location: url,
          'content-length': 0,
          'cache-control': `private, max-age=${seconds}`,
        })
        .end()
    },

    head: async (key) => headOf(client, place(key)),

    async read(key, range) {
      const part = range && { Range: `bytes=${range.start}-${range.end}` }
      const command = new GetObjectCommand({ ...place(key), ...part })
      const found = await unlessAbsent(client.send(command))
      return found?.Body as AsyncIterable<Uint8Array> | undefined
    },

    async copyOnce(copy) {
      for (let tries = 0; tries < COPY_TRIES_MAX; tries++) {
        const outcome = await tryCopy(client, Bucket, copy)
        if (outcome === 'copied') return outcome
        if (await headOf(client, place(copy.to))) return 'present'
        if (outcome === 'refused') return 'changed'
      }
      throw new Error('The bucket does not come to rest; the copy is tried later.')
    },

    async putOnce(key, content) {
      for (let tries = 0; tries < COPY_TRIES_MAX; tries++) {
        const outcome = await tryPut(client, place(key), content)
        if (outcome !== 'conflict') return outcome
      }
      throw new Error('The bucket does not come to rest; the file is put there later.')
    },

    async putStream(key, content) {
      // Nothing is sent for nothing; who comes between is found by the bucket itself.
      if (await headOf(client, place(key))) return 'present'
      return putStream(client, place(key), content)
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)))
    },

    async *list(prefix) {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: keyPrefix(prefix) })
      // What others have put there, folders of a console among it, has no key that could be asked for.
      for await (const { Contents = [] } of pages)
        yield Contents.map(({ Key = '', Size = 0 }) => ({ key: Key, size: Size })).filter(
          ({ key }) => isObjectKey(key),
        )
    },

    close: () => client.destroy(),
  }
}
