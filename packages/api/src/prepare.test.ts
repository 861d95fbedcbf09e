import { describe, expect, it } from 'vitest'
import { createDocumentCache } from './document-cache.ts'
import { CACHE_CHARACTERS_MAX, COMPILE_CHARACTERS_MAX } from './limits.ts'
import { createPreparer } from './prepare.ts'
import { testApi } from './testing/test-api.ts'

const preparer = (isCompiling = true) => {
  const made = createPreparer(testApi(), { isIntrospectionAllowed: false, isCompiling })
  let unseen = 0
  return {
    prepare: (source: string, operationName?: string) =>
      made.prepare(source, { operationName, onUnseen: () => void unseen++ }),
    unseen: () => unseen,
    characters: () => made.cachedCharacters,
  }
}

describe('prepare', () => {
  it('compiles from the third use on', () => {
    const { prepare, unseen } = preparer()
    const isCompiled = [1, 2, 3, 4].map(() => prepare('{ me }').compiled !== undefined)
    expect(isCompiled).toEqual([false, false, true, true])
    expect(unseen()).toBe(1)
  })

  it.each([
    ['longer than 2,000 characters', `{ me ${' '.repeat(COMPILE_CHARACTERS_MAX)}}`],
    ['with two mutations', 'mutation { first second }'],
    [
      'with two mutations in a fragment',
      'mutation { ...f } fragment f on Mutation { first second }',
    ],
    ['with a variable in an object', 'query($n: Int) { echo(wish: { name: "x", count: $n }) }'],
    ['with directives', '{ me @include(if: true) }'],
    ['that subscribe', 'subscription { ticks(room: "a") { count } }'],
  ])('leaves documents %s to graphql-js', (_what, source) => {
    const { prepare } = preparer()
    expect([1, 2, 3, 4].map(() => prepare(source).compiled)).toEqual(Array(4).fill(undefined))
  })

  it('remembers by operation name and source', () => {
    const { prepare, unseen } = preparer()
    const source = 'mutation A { first } mutation B { second }'
    const names = ['A', 'B', 'A', 'B'].map((name) => prepare(source, name).operation.name?.value)
    expect(names).toEqual(['A', 'B', 'A', 'B'])
    expect(unseen()).toBe(2)
  })

  it.each([
    ['A', 'query B { me }'],
    [undefined, 'query A { me } query B { me }'],
    ['no name', '{ me }'],
    ['A\nB', 'query A { me }'],
  ])('refuses to guess for operation %j', (name, source) => {
    expect(() => preparer().prepare(source, name)).toThrow()
  })

  it('does not remember what it refused', () => {
    const { prepare, unseen, characters } = preparer()
    for (let round = 0; round < 3; round++) expect(() => prepare('{ nothing }')).toThrow()
    expect([unseen(), characters()]).toEqual([3, 0])
  })

  it('stays within its characters over many documents', () => {
    const { prepare, characters } = preparer()
    for (let place = 0; place < 200; place++) prepare(`{ a${place}: me ${' '.repeat(3_000)}}`)
    expect(characters()).toBeLessThanOrEqual(CACHE_CHARACTERS_MAX)
    expect(characters()).toBeGreaterThan(CACHE_CHARACTERS_MAX - 4_000)
  })
})

describe('document cache', () => {
  it('drops what was not used for longest', () => {
    const cache = createDocumentCache<number>(6)
    cache.set('aa', 1)
    cache.set('bb', 2)
    cache.get('aa')
    cache.set('ccc', 3)
    expect([cache.get('aa'), cache.get('bb'), cache.get('ccc')]).toEqual([1, undefined, 3])
    expect(cache.characters).toBe(5)
  })

  it('counts a replaced entry once', () => {
    const cache = createDocumentCache<number>(6)
    for (let round = 0; round < 10; round++) cache.set('aaa', round)
    expect([cache.characters, cache.get('aaa')]).toEqual([3, 9])
  })
})
