import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { openScene, type Told } from './testing/event-story.ts'
import { firstStories } from './testing/event-stories.ts'
import { togetherStories } from './testing/event-stories-together.ts'
import { createGuildWorld } from './testing/guild-world.ts'

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.processor.ts'),
)
const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

/** By its name without the system's: the fields that the document promises. */
const documented = new Map(
  [
    ...read('../../../docs/events.md').matchAll(/^\| `goalsguild\.([a-z.-]+)` \|.*\| (.*) \|$/gm),
  ].map(([, name = '', data = '']) => [
    name,
    [...data.matchAll(/`(\w+)`/g)].map(([, field]) => field as string),
  ]),
)

const stories = Object.entries({ ...firstStories, ...togetherStories })

it('are all listed in docs/events.md, each once, and no others', () => {
  const made = sources.flatMap((path) =>
    [...read(path).matchAll(/'goalsguild\.([a-z.-]+)':/g)].map(([, name]) => name),
  )
  expect(made.length).toBeGreaterThan(5)
  expect([...documented.keys()].sort()).toEqual(made.sort())
})

describe.each(stores)('are sent by the acts that they tell of, on $name', (store) => {
  const told: Told[] = []

  it.each(stories)('%s', async (_name, story) => {
    await using world = await createGuildWorld(store)
    const expected = await story(await openScene(world))
    await world.settle()
    told.push(...expected)
    for (const [name, data] of expected) {
      const sent = world.events.filter((event) => event.name === `goalsguild.${name}`)
      expect(
        sent.map((event) => event.data),
        name,
      ).toContainEqual(data)
      for (const { id, at } of sent) {
        expect(id, name).not.toBe('')
        expect(new Date(at).toISOString(), name).toBe(at)
      }
    }
    // Each change is told once: whoever counts may lean on the id.
    expect(new Set(world.events.map(({ id, name }) => `${name} ${id}`)).size).toBe(
      world.events.length,
    )
  })

  it('all of them, with the fields of the document', () => {
    expect([...new Set(told.map(([name]) => name))].sort()).toEqual([...documented.keys()].sort())
    for (const [name, data] of told)
      expect(Object.keys(data).sort(), name).toEqual(documented.get(name)?.toSorted())
  })
})
