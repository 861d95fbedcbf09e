import { type Client, ENDPOINT, PASSWORD, SIGN_UP } from '@longtable/server/testing'
import type { Report } from './report.ts'

const TWO = `query Mine { me { email } } query Nobody { me { userId } }`
const deep = `{ me ${'{ sessions { items '.repeat(8)}{ sessionId }${' } }'.repeat(8)} }`
const wide = `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: me { email }`).join(' ')} }`

interface Refusal {
  readonly name: string
  readonly query: string
}

const REFUSALS: readonly Refusal[] = [
  { name: 'a document that goes too deep', query: deep },
  { name: 'one with too many aliases', query: wide },
  { name: 'one that is too long', query: `{ me { email } }${' '.repeat(9000)}` },
  { name: 'a page that is too large', query: '{ me { sessions(first: 100000) { after } } }' },
]

/** Limits, stable codes, two operations in one document, request ids. */
export async function tourEdge(client: Client, token: string, report: Report): Promise<void> {
  const { see } = report
  report.line('Build 3: the GraphQL edge')
  const one = await client.graphql({ query: TWO, operationName: 'Nobody' }, token)
  see('of two operations the named one runs', 'userId' in Object(one.data?.['me']), one.data)
  for (const { name, query } of REFUSALS) {
    const { errors, data } = await client.graphql({ query }, token)
    see(`${name} is refused`, data == null && errors !== undefined, errors?.[0]?.extensions)
  }
  const body = JSON.stringify({ query: `{ ${'x'.repeat(70_000)} }` })
  const headers = { 'content-type': 'application/json' }
  const large = await client.send(ENDPOINT, { method: 'POST', headers, body })
  see('a body above 64 kB is not read', large.status === 413, large.text)
  const misspelt = await client.graphql({ query: '{ me { emial } }' }, token)
  const words = misspelt.errors?.[0]?.message ?? ''
  see('a wrong name gets no suggestion', words !== '' && !words.includes('Did you mean'), words)

  const ask = (email: string, requestId: string) =>
    client.graphql({ query: SIGN_UP, variables: { email, password: PASSWORD, requestId } })
  await ask('cleo@example.com', 'tour-reused-1')
  const reused = await ask('cleo@example.com', 'x')
  see('a requestId that is none is refused', reused.errors?.[0]?.extensions.code === 'INVALID')
  const other = await client.graphql({
    query: SIGN_UP,
    variables: { email: 'cleo@example.com', password: `${PASSWORD}!`, requestId: 'tour-reused-1' },
  })
  see(
    'and one used for something else, too',
    other.errors?.[0]?.extensions.code === 'CONFLICT',
    other.errors?.[0]?.message,
  )
}
