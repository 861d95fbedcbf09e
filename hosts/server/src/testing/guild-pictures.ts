import { upload } from '@longtable/files/testing'
import { asUser, type Client } from './client.ts'

const GUILD = '/goalsguild/graphql'
const START = `mutation ($size: Int!) {
  startUpload(purpose: activity, contentType: "image/png", size: $size) {
    uploadId url headers { name value }
  }
}`
const FINISH = 'mutation ($id: ID!) { finishUpload(uploadId: $id) { media { url } } }'

interface Started {
  readonly uploadId: string
  readonly url: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

/** What a member of the guild asks for; a refusal is an error. */
export async function askGuild<Data>(
  client: Client,
  token: string,
  operation: { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> },
): Promise<Data> {
  const { data, errors } = await client.graphql<Data>({ endpoint: GUILD, ...operation }, token)
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

/** Uploads a picture as a browser does, and says where who has sent it looks at it. */
export async function sendPicture(
  client: Client,
  token: string,
  bytes: Uint8Array,
): Promise<{ readonly uploadId: string; readonly url: string }> {
  const { startUpload } = await askGuild<{ startUpload: Started }>(client, token, {
    query: START,
    variables: { size: bytes.byteLength },
  })
  const { uploadId, url, headers } = startUpload
  const sent = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
  // Of this server unless it names another.
  await upload({ url: new URL(url, client.address).href, headers: sent }, bytes)
  const { finishUpload } = await askGuild<{ finishUpload: { media: { url: string } } }>(
    client,
    token,
    { query: FINISH, variables: { id: uploadId } },
  )
  return { uploadId, url: finishUpload.media.url }
}

/** As a browser asks for a picture of a page: with cookies, and where it is led to. */
export const withCookie = (cookie: string) => ({ headers: { cookie } })
export const withToken = (token: string) => ({ headers: asUser(token) })
