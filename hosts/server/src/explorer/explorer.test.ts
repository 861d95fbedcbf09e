import { describe, expect, it } from 'vitest'
import { parseAst } from 'vitest/node'
import { HOSTILE_NOTE, library, librarySample } from '../testing/library.ts'
import { libraryServer, queryPath } from '../testing/library-server.ts'

interface ShownItem {
  entity?: string
  problem?: string
  links: { index: string; attribute: string; condition: string }[]
  item: Record<string, unknown>
}

interface Answer {
  patterns: Record<
    'same' | 'wider' | 'narrower',
    { name: string; source: string; condition: string }[]
  >
  items: ShownItem[]
  next?: string
}

const server = libraryServer()

async function ask(parameters: Record<string, string>): Promise<Answer> {
  const response = await server.get(queryPath(parameters))
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

describe('the explorer page', () => {
  it.each([
    ['/explorer', 'text/html'],
    ['/explorer/explorer.page.js', 'text/javascript'],
    ['/explorer/cards.page.js', 'text/javascript'],
    ['/explorer/explorer.css', 'text/css'],
    ['/colours.css', 'text/css'],
    ['/icon.svg', 'image/svg+xml'],
  ])('serves %s as %s and lets nothing else run or frame it', async (path, type) => {
    const response = await server.get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain(type)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is linked from the front page', async () => {
    expect(await (await server.get('/')).text()).toContain('<a href="/explorer">')
  })

  it('has no script or style in the page itself and nothing from elsewhere', async () => {
    const html = await (await server.get('/explorer')).text()
    expect(html).not.toMatch(/<script(?![^>]* src="\/explorer\/)|<style|style="|\son\w+="|https?:/)
  })

  const scripts = ['/explorer/explorer.page.js', '/explorer/cards.page.js']

  it.each(scripts)('has a script that a browser can read: %s', async (path) => {
    const script = await (await server.get(path)).text()
    expect(parseAst(script, {}, path).body.length).toBeGreaterThan(3)
  })

  it('puts nothing in the page as markup', async () => {
    const sent = await Promise.all(scripts.map(async (path) => (await server.get(path)).text()))
    expect(sent.join()).toContain('createElement')
    expect(sent.join()).not.toMatch(/innerHTML|outerHTML|insertAdjacent|document\.write|\beval\b/)
  })
})

describe('the tables', () => {
  it('come with keys, entities, patterns and examples of what is stored', async () => {
    const body = (await (await server.get('/explorer/api/tables')).json()) as {
      tables: {
        name: string
        patterns: { name: string; condition: string; example?: string }[]
        entities: { name: string; example?: string }[]
      }[]
    }
    const [table] = body.tables
    expect(table).toMatchObject({
      name: 'library',
      system: 'Library',
      isServed: false,
      isEmpty: false,
    })
    expect(table?.patterns.find(({ name }) => name === 'loansOf')).toMatchObject({
      source: '900: Loans of a reader',
      condition: 'PK = READER#{readerId} AND begins_with(SK, "LOAN#"), descending',
      example: 'PK = READER#r1 AND begins_with(SK, "LOAN#"), descending',
    })
    expect(table?.entities.find(({ name }) => name === 'Wish')?.example).toBe(
      'PK = READER#r1 AND SK = WISH#b4',
    )
  })

  it('have examples that are their pattern and that find something', async () => {
    const body = (await (await server.get('/explorer/api/tables')).json()) as {
      tables: { patterns: { name: string; example: string }[] }[]
    }
    const patterns = body.tables.flatMap((table) => table.patterns)
    expect(patterns).toHaveLength(Object.keys(library.patterns).length)
    for (const { name, example } of patterns.filter((one) => one.name !== 'wishesForBook')) {
      const answer = await ask({ condition: example })
      expect(answer.items.length, name).toBeGreaterThan(0)
      expect(answer.patterns.same.map((one) => one.name)).toContain(name)
    }
  })
})

describe('a query', () => {
  it('gives literal items with their entity, their links and the documented pattern', async () => {
    const answer = await ask({ condition: 'PK=READER#r1 SK=LOAN#2026-02-01#b2' })
    expect(answer.patterns.same).toMatchObject([{ name: 'loanByKey', source: '900: Get loan' }])
    expect(answer.items).toEqual([
      {
        entity: 'Loan',
        item: librarySample[2],
        links: [
          { index: 'table', attribute: 'PK', condition: 'PK = READER#r1' },
          {
            index: 'table',
            attribute: 'SK',
            condition: 'PK = READER#r1 AND SK = LOAN#2026-02-01#b2',
          },
          { index: 'GSI1', attribute: 'GSI1PK', condition: 'GSI1PK = BOOK#b2' },
          {
            index: 'GSI1',
            attribute: 'GSI1SK',
            condition: 'GSI1PK = BOOK#b2 AND GSI1SK = LOAN#2026-02-01#r1',
          },
        ],
      },
    ])
  })

  it('leads from every key of an item back to that item', async () => {
    const all = await ask({ condition: 'PK=READER#r1' })
    const links = all.items.flatMap(({ links, item }) => links.map((link) => ({ ...link, item })))
    expect(links).toHaveLength(21)
    for (const { condition, item } of links)
      expect((await ask({ condition })).items.map((one) => one.item)).toContainEqual(item)
  })

  it('turns pages until the end, in both directions', async () => {
    const walk = async (condition: string) => {
      const seen: unknown[] = []
      let after: string | undefined
      let pages = 0
      do {
        const answer = await ask({ condition, limit: '2', ...(after && { after }) })
        seen.push(...answer.items.map(({ item }) => item['SK']))
        after = answer.next
        pages++
      } while (after && pages < 10)
      return { seen, pages }
    }
    const sorted = librarySample.map(({ SK }) => SK).sort()
    expect((await walk('PK=READER#r1')).seen).toEqual(sorted)
    const down = await walk('PK=READER#r1 descending')
    expect(down.seen).toEqual(sorted.toReversed())
    expect(down.pages).toBe(3)
  })

  it('leaves a hostile text as it was stored, as JSON that no browser runs', async () => {
    const response = await server.get(
      queryPath({ condition: 'PK=READER#r1 SK=LOAN#2026-01-01#b1' }),
    )
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const answer = (await response.json()) as Answer
    expect(answer.items[0]?.item['note']).toBe(HOSTILE_NOTE)
  })

  it('is empty for a key under which nothing is stored', async () => {
    expect((await ask({ condition: 'PK=READER#nobody' })).items).toEqual([])
  })
})

describe('a bad request', () => {
  const elsewhere = Buffer.from(JSON.stringify({ PK: 'READER#r2', SK: 'PROFILE' })).toString(
    'base64url',
  )
  it.each<[string, number, string, RegExp]>([
    [queryPath({}), 400, 'condition', /is needed: a partition key/],
    [queryPath({ condition: 'SK=PROFILE' }), 400, 'condition', /needs a partition key/],
    [queryPath({ condition: 'GSI9PK=X' }), 400, 'GSI9PK', /is no key of this table/],
    [
      queryPath({ condition: 'PK=X', table: 'nowhere' }),
      404,
      'table',
      /there is no "nowhere"; there are library/,
    ],
    ['/explorer/api/query?condition=PK%3DX', 400, 'table', /is needed: one of library/],
    [queryPath({ condition: 'PK=X', limit: '0' }), 400, 'limit', /a whole number from 1 to 100/],
    [queryPath({ condition: 'PK=X', limit: '101' }), 400, 'limit', /a whole number from 1 to 100/],
    [queryPath({ condition: 'PK=X', limit: '1e1' }), 400, 'limit', /a whole number from 1 to 100/],
    [queryPath({ condition: 'PK=X', after: '!' }), 400, 'after', /is not the "next" of an answer/],
    [
      queryPath({ condition: 'PK=READER#r1', after: elsewhere }),
      400,
      'position',
      /is of another partition/,
    ],
    [
      queryPath({ condition: 'PK=X', after: 'x'.repeat(12_001) }),
      400,
      'after',
      /at most 12000 characters/,
    ],
    [queryPath({ condition: `PK=${'x'.repeat(4_000)}` }), 400, 'condition', /at most 4000 bytes/],
    [queryPath({ condition: `PK=${'x'.repeat(2_049)}` }), 400, 'partition', /2048 bytes/],
    [queryPath({ condition: 'PK=X SK between B and A' }), 400, 'sort key', /lower bound/],
    [
      queryPath({ condition: 'PK=X', colour: 'red' }),
      400,
      'colour',
      /is not known here; known are table/,
    ],
    [`${queryPath({ condition: 'PK=X' })}&table=library`, 400, 'table', /is given more than once/],
    ['/explorer/api/tables?x=1', 400, 'x', /is not known here/],
    ['/explorer/api/nothing', 404, '', /nothing here/],
  ])('%.80s is answered with %i and names "%s"', async (path, status, field, message) => {
    const response = await server.get(path)
    expect(response.status).toBe(status)
    const { error } = (await response.json()) as { error: { field?: string; message: string } }
    expect(error.field ?? '').toBe(field)
    expect(error.message).toMatch(message)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is refused: it only reads',
    async (method) => {
      const response = await server.get(queryPath({ condition: 'PK=READER#r1' }), { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    },
  )
})
