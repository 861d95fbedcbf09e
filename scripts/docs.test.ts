import { collection, entity, Id, lookup, pattern, table } from '@longtable/entity'
import { describe, expect, it } from 'vitest'
import { ACCESS_PATTERNS_PATH, buildAccessPatterns } from './access-patterns/build.ts'
import { accessPatternsDocument } from './access-patterns/document.ts'
import { proofsIn, unmatched } from './access-patterns/proofs.ts'
import { buildEnvironment } from './environment/build.ts'
import { read } from './import-rule/read-repository.ts'
import { buildModel } from './model/build.ts'
import { operationFiles } from './operations/build.ts'
import { schemaFiles } from './schemas/build.ts'
import { storedFiles } from './stored/build.ts'

describe('docs/access-patterns.md', () => {
  const { text, problems } = buildAccessPatterns()

  it('is what the models say now; npm run docs writes it', () => {
    expect(read(ACCESS_PATTERNS_PATH)).toBe(text)
  })

  it('names a proof for every pattern, and a pattern for every proof', () => {
    expect(problems).toEqual([])
  })

  it('saw all three systems, and the accounts', () => {
    const headings = ['## GoalsGuild', '## CollabHub', '## HoldThatThought', '## accounts']
    expect(text.match(/^## .+$/gm)).toEqual(headings)
    expect(text.match(/\.test\.ts\)/g)?.length).toBeGreaterThan(100)
  })
})

describe('docs/model.md', () => {
  const { path, text } = buildModel()

  it('is what the models say now; npm run docs writes it', () => {
    expect(read(path)).toBe(text)
  })

  it('names attributes with what they hold', () => {
    expect(text.match(/^## /gm)).toHaveLength(4)
    expect(text).toMatch(/^\| Goal \| `id` text, .*`status` active · paused.*`deadline`\? /m)
    expect(text).toMatch(/^\| Follow \| .*`createdAt` time/m)
  })
})

describe('the environment in docs/operations.md', () => {
  it('is what is read at the start; npm run docs writes it', () => {
    const { path, text } = buildEnvironment()
    expect(text.match(/^\| `[A-Z0-9_]+` \|/gm)?.length).toBeGreaterThan(20)
    expect(read(path)).toBe(text)
  })
})

describe('what is stored', () => {
  it.each(storedFiles())('$path has every file; npm run docs writes it', ({ path, text }) => {
    expect(read(path)).toBe(text)
  })
})

describe('what is made from the SDL', () => {
  it.each(schemaFiles)('$path is what is served; npm run docs writes it', ({ path, text }) => {
    expect(text).toContain(path.endsWith('.graphql') ? 'type Mutation {' : '  Mutation: {')
    expect(read(path)).toBe(text)
  })
})

describe('operations of the pages', () => {
  it.each(operationFiles())('$path is what its document says', ({ path, text }) => {
    expect(text).toContain('Operation<')
    expect(read(path)).toBe(text)
  })
})

describe('a proof', () => {
  it('is a test whose title begins with the pattern and a colon', () => {
    const source = [
      "it('followersOf: newest first', () => {})",
      'it("goalById: Ana\\\'s", () => {})',
      'it.each(stores)(`rolesOf: on $name`, () => {})',
      "it(\n  'tasksIn: by id',\n  () => {})",
      "it('renders Follow: literally', () => {})",
      "describe('openRoles: not a test', () => {})",
      "await('wait: for it')",
    ].join('\n')
    expect(proofsIn('a.test.ts', source).map(({ pattern, title }) => [pattern, title])).toEqual([
      ['followersOf', 'newest first'],
      ['goalById', "Ana's"],
      ['rolesOf', 'on $name'],
      ['tasksIn', 'by id'],
    ])
  })

  it('is missed where there is none, and refused where it proves nothing', () => {
    const proofs = proofsIn('a.test.ts', "it('known: yes')\nit('gone: since long')")
    expect(unmatched(['known', 'unproved'], proofs)).toEqual([
      'no test proves unproved',
      'a.test.ts: "gone: since long" names no pattern',
    ])
  })
})

describe('the document', () => {
  const shelf = table({
    name: 'shelf',
    indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' }, GSI2: { partition: 'email' } },
    ttl: 'ttl',
  })
  const Book = entity(shelf, {
    type: 'Book',
    fields: { bookId: Id, 'A|B': Id },
    keys: { table: ['BOOK#{bookId}', 'META'], GSI1: ['{A|B}', 'BOOK#{bookId}'] },
  })
  const model = {
    system: 'Shelf',
    table: shelf,
    entities: { Book },
    patterns: {
      bookById: lookup(Book, { source: '900: Get book' }),
      booksBy: pattern(Book, 'GSI1', { source: '900: Books | by kind', descending: true }),
      all: collection({ entities: [Book], index: 'table', partition: 'ALL', source: 'spec: all' }),
    },
  }
  const proofs = [{ pattern: 'bookById', title: 'a | b [c]', path: 'packages/shelf/a.test.ts' }]
  const lines = accessPatternsDocument([{ model, proofs }]).split('\n')

  it('has a row for each pattern, in the words of its document', () => {
    expect(lines).toContain(
      '| bookById | 900: Get book | GetItem | table | `PK = BOOK#{bookId} AND SK = META` | Book | ' +
        '[a \\| b \\[c\\]](../packages/shelf/a.test.ts) |',
    )
    expect(lines).toContain(
      '| booksBy | 900: Books \\| by kind | Query | GSI1 | ' +
        '`GSI1PK = {A\\|B} AND begins_with(GSI1SK, "BOOK#"), descending` | Book |  |',
    )
  })

  it('has a row for each index and each entity with its key templates', () => {
    expect(lines).toContain('| GSI2 | `email` | – |')
    expect(lines).toContain(
      '| Book | `Book` | `BOOK#{bookId}` / `META` | GSI1 `{A\\|B}` / `BOOK#{bookId}` |',
    )
    expect(lines).toContain('Table `shelf`; type attribute none; expiry `ttl`.')
  })
})
