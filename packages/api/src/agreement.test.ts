import { silentLogger } from '@longtable/core'
import { describe, expect, it } from 'vitest'
import { createDeadlines } from './deadlines.ts'
import { executePrepared } from './execute.ts'
import { createPreparer } from './prepare.ts'
import { newState, testApi } from './testing/test-api.ts'

const deadlines = createDeadlines(600_000)

const api = testApi()
const options = { isIntrospectionAllowed: false }
const compiled = createPreparer(api, { ...options, isCompiling: true })
const plain = createPreparer(api, { ...options, isCompiling: false })

interface Case {
  readonly query: string
  readonly variables?: Record<string, unknown>
  readonly name?: string
}

const wish = 'query($wish: Wish) { echo(wish: $wish) }'

const cases: readonly Case[] = [
  { query: '{ me }' },
  { query: '{ __typename me again: me me }' },
  { query: '{ user(id: 7) { id name motto tags __typename } }' },
  { query: '{ user(id: "404") { id } }' },
  { query: '{ users { items { id friend { id friend { name } } } after } }' },
  { query: '{ users(first: 5) { items { id pets { id kind owner { name } } } } }' },
  { query: 'query($n: Int) { users(first: $n) { items { id } } }' },
  { query: 'query($n: Int) { users(first: $n) { items { id } } }', variables: { n: 2 } },
  { query: 'query($n: Int = 1) { users(first: $n) { items { id } } }' },
  {
    query: '{ found(first: 3) { items { __typename ... on User { name } ... on Pet { kind } } } }',
  },
  { query: '{ a: node(id: "pet") { id ... on Pet { kind } } b: node(id: 1) { id __typename } }' },
  { query: '{ user(id: 1) { ...f ...f friend { ...f } } } fragment f on User { id name }' },
  { query: '{ user(id: 1) { constructor: id toString: name hasOwnProperty: id } }' },
  { query: '{ echo }' },
  { query: '{ echo(color: GREEN_BLUE, n: -5, text: "\\u2028</script>`${1}\'\\"", id: 12) }' },
  { query: '{ echo(text: """\n  block\n    text\n""") }' },
  { query: '{ echo(numbers: 3) }' },
  { query: '{ echo(numbers: [1, 2, 3]) }' },
  { query: 'query($l: [Int!]) { echo(numbers: $l) }', variables: { l: 4 } },
  { query: 'query($l: [Int!]) { echo(numbers: $l) }', variables: { l: [4, 5] } },
  { query: 'query($l: [Int!]) { echo(numbers: $l) }', variables: { l: [4, null] } },
  { query: 'query($c: Color) { echo(color: $c) }' },
  { query: 'query($c: Color) { echo(color: $c) }', variables: { c: null } },
  { query: 'query($c: Color = GREEN_BLUE) { echo(color: $c) }' },
  { query: 'query($c: Color) { echo(color: $c) }', variables: { c: 'PINK' } },
  { query: 'query($c: Color) { echo(color: $c) }', variables: { c: 7 } },
  { query: 'query($t: String) { echo(text: $t) }', variables: { t: 7 } },
  { query: 'query($i: ID) { echo(id: $i) }', variables: { i: 7 } },
  { query: 'query($i: ID) { echo(id: $i) }', variables: { i: 7.5 } },
  { query: wish, variables: { wish: { name: 'n' } } },
  { query: wish, variables: { wish: { name: 'n', inner: { colors: ['RED'], size: 1 } } } },
  {
    query: wish,
    variables: { wish: { name: 'n', inner: { colors: 'RED' }, list: { size: 2.5 } } },
  },
  { query: wish, variables: { wish: { name: null } } },
  { query: wish, variables: { wish: {} } },
  { query: wish, variables: { wish: 'text' } },
  { query: wish, variables: { wish: [] } },
  { query: wish, variables: { wish: { name: 'n', unknown: 1 } } },
  { query: wish, variables: { wish: { name: 'n', list: [{ size: 'x' }] } } },
  {
    query: wish,
    variables: { wish: JSON.parse('{"name":"n","__proto__":{"count":3}}') as object },
  },
  {
    query: wish,
    variables: JSON.parse('{"__proto__":{"wish":{"name":"n"}}}') as Record<string, unknown>,
  },
  { query: 'query($n: String!) { echo(wish: { name: $n, flag: true }) }', variables: { n: 'x' } },
  { query: 'query($c: Int) { echo(wish: { name: "x", count: $c }) }' },
  { query: 'query($c: Int) { echo(wish: { name: "x", count: $c }) }', variables: { c: null } },
  {
    query: 'query($s: Float) { echo(wish: { name: "x", list: [{ size: $s }] }) }',
    variables: { s: 1 },
  },
  { query: 'query($t: String! = "usual") { echo(text: $t) }' },
  { query: 'query($t: String! = "usual") { echo(text: $t) }', variables: { t: 'given' } },
  { query: 'query($t: String! = "usual") { echo(text: $t) }', variables: { t: null } },
  { query: 'query($t: String = "usual") { echo(text: $t) }', variables: { t: null } },
  { query: 'query($c: Color! = GREEN_BLUE) { echo(color: $c) }' },
  { query: 'query($l: [Int!]! = [1, 2]) { echo(numbers: $l) }' },
  { query: 'query($l: [Int!]! = 3) { echo(numbers: $l) }' },
  { query: 'query($i: ID! = 7) { echo(id: $i) }' },
  { query: 'query($w: Wish! = { name: "n", inner: { colors: [RED] } }) { echo(wish: $w) }' },
  { query: 'query($n: Int! = 2) { users(first: $n) { items { id } } }' },
  ...['toString', 'constructor', 'valueOf', 'hasOwnProperty'].flatMap((name) => [
    { query: `query($${name}: String) { echo(text: $${name}) }` },
    { query: `query($${name}: String!) { echo(text: $${name}) }` },
    { query: `query($${name}: String = "usual") { echo(text: $${name}) }` },
    { query: `query($${name}: String) { echo(text: $${name}) }`, variables: { [name]: 'given' } },
  ]),
  { query: '{ fail(kind: "domain") }' },
  { query: '{ a: fail(kind: "hidden") me b: fail(kind: "bug") }' },
  { query: '{ secretNumber }' },
  { query: '{ user(id: 1) { id broken } }' },
  { query: '{ user(id: 1) { id strict } me }' },
  { query: '{ users(first: 2) { items { id strict } } }' },
  { query: '{ users(first: 3) { items { broken friend { broken } } } }' },
  { query: '{ user(id: 665) { friend { id } name } }' },
  { query: 'mutation { first }' },
  { query: 'mutation { first second }' },
  { query: 'mutation { refuse second }' },
  { query: 'mutation { parse(name: "x") }' },
  { query: 'mutation($r: String) { first(requestId: $r) }', variables: { r: 'bad id' } },
  { query: 'query A { me } query B { user(id: 1) { id } }', name: 'A' },
  { query: 'query A { me } query B { user(id: 1) { id } }', name: 'B' },
  { query: '{ me @skip(if: true) user(id: 1) @include(if: true) { id } }' },
]

/**
 * Two mutations (2), a variable inside of an input object (4), directives (1), variables that are
 * required and have a default (9), or are named like what every object has (16).
 */
const LEFT_TO_GRAPHQL_JS = 32

const withoutPrototype = (given: object) => Object.assign(Object.create(null) as object, given)

const withoutIds = (value: unknown) =>
  (JSON.stringify(value) ?? '').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')

async function run(preparer: typeof compiled, { query, variables, name }: Case) {
  const state = newState()
  const asked = { operationName: name, onUnseen: () => undefined }
  const prepared = [1, 2, 3].map(() => preparer.prepare(query, asked)).at(-1)
  const answer = await executePrepared({
    schema: api.schema,
    prepared: prepared as never,
    variables,
    context: { userId: 'ana', state },
    log: silentLogger,
    deadlines,
    answerBytesMax: 1_000_000,
  })
  const calls = [...state.calls].sort()
  return { data: answer.data, errors: answer.errors, calls, isCompiled: !!prepared?.compiled }
}

type Outcome = Awaited<ReturnType<typeof run>>

const codes = ({ errors }: Outcome) =>
  errors?.map(({ path, extensions: { code, reason, field } }) => ({ path, code, reason, field }))

const both = cases.flatMap((given) => [
  { ...given, kind: 'plain' },
  {
    ...given,
    ...(given.variables && { variables: withoutPrototype(given.variables) as Case['variables'] }),
    kind: 'without a prototype',
  },
]) as readonly (Case & { kind: string })[]

describe('graphql-jit and graphql-js', () => {
  it.each(both)('agree on $query $variables, $kind', async (given) => {
    const [jit, js] = [await run(compiled, given), await run(plain, given)]
    expect(js.isCompiled).toBe(false)
    expect(withoutIds(jit.data)).toBe(withoutIds(js.data))
    expect(codes(jit)).toEqual(codes(js))
    // Once an answer has become null, graphql-js does not ask for the rest of it.
    if (!js.errors) expect(jit.calls).toEqual(js.calls)
  })

  it('are compared where one of them is really compiled', async () => {
    const outcomes = await Promise.all(cases.map((given) => run(compiled, given)))
    expect(outcomes.filter(({ isCompiled }) => isCompiled).length).toBe(
      cases.length - LEFT_TO_GRAPHQL_JS,
    )
  })
})
