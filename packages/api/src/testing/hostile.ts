import { hostileDocuments } from './hostile-documents.ts'
import { range } from './range.ts'

/** A request that must be refused before any resolver runs. */
export interface Hostile {
  readonly family: string
  readonly body: string | Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

interface Request {
  readonly query: unknown
  readonly variables?: unknown
  readonly operationName?: unknown
  readonly extensions?: unknown
}

const asBodies = (family: string, requests: readonly Request[]): Hostile[] =>
  requests.map((request) => ({ family, body: JSON.stringify(request) }))

const QUERIES = {
  Int: 'query($v: Int) { echo(n: $v) }',
  '[Int!]': 'query($v: [Int!]) { echo(numbers: $v) }',
  Color: 'query($v: Color) { echo(color: $v) }',
  Wish: 'query($v: Wish) { echo(wish: $v) }',
  ID: 'query($v: ID!) { user(id: $v) { id } }',
} as const

const WRONG: Readonly<Record<keyof typeof QUERIES, readonly unknown[]>> = {
  Int: ['1', 1.5, 2 ** 31, -(2 ** 31) - 1, 1e308, true, [], [1], {}, '', 'NaN'],
  '[Int!]': ['1', [null], [[1]], [1, '2'], { 0: 1 }, [2 ** 40], true, Array(5_000).fill('x')],
  Color: ['red', 'RED ', 1, true, ['RED'], {}, '__proto__', 'constructor', 'toString'],
  Wish: [
    {},
    [],
    'name',
    { name: 1 },
    { name: null },
    { name: 'n', nam: 1 },
    { name: 'n', constructor: 1 },
    { name: 'n', count: '1' },
    { name: 'n', inner: 1 },
    { name: 'n', inner: { inner: {} } },
    { name: 'n', list: [null] },
    { name: 'n', list: Array(3_000).fill({ size: 'x' }) },
    { name: ['n'] },
  ],
  ID: [null, undefined, {}, [], true, 1.5],
}

const wrongVariables = (): Request[] =>
  Object.entries(QUERIES).flatMap(([type, query]) =>
    WRONG[type as keyof typeof QUERIES].map((v) => ({ query, variables: { v } })),
  )

const nested = (depth: number, open: string, close: string) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`

function deepVariables(): Hostile[] {
  const body = (query: string, value: string) =>
    `{"query":${JSON.stringify(query)},"variables":{"v":${value}}}`
  return [20, 200, 2_000, 10_000].flatMap((depth) => [
    { family: 'deep variables', body: body(QUERIES.Int, nested(depth, '[', ']')) },
    { family: 'deep variables', body: body(QUERIES['[Int!]'], nested(depth, '[', ']')) },
    { family: 'deep variables', body: body(QUERIES.Wish, nested(depth, '{"a":', '}')) },
    { family: 'deep variables', body: body(QUERIES.Color, nested(depth, '{"a":', '}')) },
    { family: 'deep variables', body: nested(depth, '[', ']') },
  ])
}

function pageVariables(): Request[] {
  const query = 'query($n: Int) { users(first: $n) { items { id } } }'
  const values = [201, 1_000_000, 2 ** 31 - 1, 0, -1, -1_000_000, 1.5, '5', true, [5], {}, [[[]]]]
  const both =
    'query($n: Int) { users(first: $n) { items { friends(first: $n) { items { id } } } } }'
  return [
    ...values.map((n) => ({ query, variables: { n } })),
    ...[150, 101, 200].map((n) => ({ query: both, variables: { n } })),
    ...[201, 1_000_000].map((n) => ({ query: query.replace('Int)', `Int = ${n})`) })),
  ]
}

const shapes = (): Request[] => [
  ...[null, 1, true, [], {}, ['{ me }'], { kind: 'Document', definitions: [] }].map((query) => ({
    query,
  })),
  ...['text', 1, true, [], [{ n: 1 }]].map((variables) => ({ query: '{ me }', variables })),
  ...[1, true, {}, [], ['A']].map((operationName) => ({ query: 'query A { me }', operationName })),
  ...['B', '__proto__', 'constructor', 'A ', 'A\n', ' A', 'a', '\u0000', 'A'.repeat(200)].map(
    (operationName) => ({ query: 'query A { me }', operationName }),
  ),
  ...[1, 'x', true, []].map((extensions) => ({ query: '{ me }', extensions })),
]

const JSON_AST = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'me' } }],
      },
    },
  ],
}

const rawBodies = (): string[] => [
  '',
  ' ',
  'null',
  'true',
  '1',
  '"{ me }"',
  '{',
  '{}',
  '{"query"}',
  '{"query":}',
  '{"query":"{ me }"',
  '{"query":"{ me }"}}',
  '{"query":"{ me }",}',
  "{'query':'{ me }'}",
  'query={ me }',
  '{ me }',
  '\ufeff\ufeff{"query":"{ me }"}',
  '{"query":"{ me }","query":"{ usr }"}',
  '{"__proto__":{"query":"{ me }"}}',
  '{"constructor":{"prototype":{"query":"{ me }"}}}',
  '{"query":"{ me }","variables":"{\\"v\\":1}"}',
  '{"query":"\\ud800{ me }"}',
  JSON.stringify({ query: JSON_AST }),
  JSON.stringify({ query: JSON.stringify(JSON_AST) }),
  JSON.stringify({ document: '{ me }' }),
  JSON.stringify({
    id: 'persisted',
    extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } },
  }),
]

const batches = (): string[] =>
  [0, 1, 2, 10, 500].flatMap((count) => [
    JSON.stringify(Array(count).fill({ query: '{ me }' })),
    JSON.stringify(Array(count).fill({ query: 'mutation { first }' })),
  ])

/** Bytes that are no UTF-8: overlong forms, surrogates, cut off or stray continuations. */
function brokenBytes(): Hostile[] {
  const sequences = [
    [0xff],
    [0xfe],
    [0x80],
    [0xc0, 0xaf],
    [0xc1, 0x81],
    [0xe0, 0x80, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf5, 0x80, 0x80, 0x80],
    [0xf0, 0x9f, 0x98],
    [0xf8, 0x88, 0x80, 0x80, 0x80],
  ]
  const around = (bytes: number[], before: string, after: string) =>
    Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)])
  return sequences.flatMap((bytes) => [
    { family: 'no UTF-8', body: around(bytes, '{"query":"{ me }', '"}') },
    { family: 'no UTF-8', body: around(bytes, '{"query":"{ echo(text: \\"', '\\") }"}') },
  ])
}

function heads(): Hostile[] {
  const body = '{"query":"mutation { first }"}'
  const types = [
    'text/plain',
    'text/plain;charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=----x',
    'application/graphql',
    'application/xml',
    'application/json; charset=utf-7',
    'application/json; charset=latin1',
    'application/json; boundary=x',
    'application/jsonp',
    'text/json',
    '*/*',
    'application/*',
  ]
  return [
    ...types.map((type) => ({ family: 'content types', body, headers: { 'content-type': type } })),
    ...['gzip', 'br', 'deflate', 'x'].map((encoding) => ({
      family: 'encodings',
      body,
      headers: { 'content-encoding': encoding },
    })),
    ...['image/png', 'text/html', 'application/xml'].map((accept) => ({
      family: 'accept',
      body,
      headers: { accept },
    })),
  ]
}

const oversized = (): Hostile[] =>
  range(66_000, 206_000, 10_000).map((size) => ({
    family: 'oversized',
    body: JSON.stringify({ query: '{ me }', variables: { padding: 'x'.repeat(size) } }),
  }))

/** Everything, each in a family that says what it tries. */
export function hostileRequests(): Hostile[] {
  const documents = hostileDocuments().flatMap(({ family, sources }) =>
    asBodies(
      family,
      sources.map((query) => ({ query })),
    ),
  )
  return [
    ...documents,
    ...asBodies('wrong variables', wrongVariables()),
    ...asBodies('page variables', pageVariables()),
    ...asBodies('wrong shapes', shapes()),
    ...rawBodies().map((body) => ({ family: 'no request', body })),
    ...batches().map((body) => ({ family: 'batches', body })),
    ...deepVariables(),
    ...brokenBytes(),
    ...heads(),
    ...oversized(),
  ]
}
