import { put } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { stores } from '@longtable/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuildContext } from './context.ts'
import { removeCollaborator } from './collaboration/remove-collaborator.ts'
import { Block } from './follows/block.entity.ts'
import { createTask, CreateTaskInput } from './goals/create-task.ts'
import { createGuildWorld, type GuildAnswer, type GuildWorld, idOf } from './testing/guild-world.ts'
import type { Made, PermissionRow } from './testing/permission-row.ts'
import { permissionRows } from './testing/permission-rows.ts'
import { longFieldsOf, RECORDS_TEXT } from './testing/recorded-text.ts'
import { copyOf, openingScene, played, type Stage } from './testing/stage.ts'
import { join, makeGoal } from './testing/work.ts'

const mutations = permissionRows.filter(({ operation }) => operation.startsWith('Mutation.'))
const nameOf = ({ operation }: PermissionRow) => operation.replace('Mutation.', '')

/** The row's own document, as somebody sends it who may have to send it again. */
const repeatable = (row: PermissionRow) =>
  row.document.replace(
    new RegExp(`(?<=[{ ])${nameOf(row)}\\b(\\()?`),
    (found, bracket) =>
      `${nameOf(row)}(requestId: "repeat-it"${bracket ? ', ' : ')'}${found && ''}`,
  )

interface Scene {
  readonly world: GuildWorld
  readonly owner: GuildContext
  readonly asker: GuildContext
  readonly variables: object
}

/** Somebody for whom it is allowed, and what they ask for. */
async function sceneOf(row: PermissionRow, stage: Stage): Promise<Scene> {
  const { world } = stage
  const owner = played(stage, 'owner')
  const [name, role] =
    row.allowedFor === 'also'
      ? (Object.entries(row.also ?? {}).find(([, { outcome }]) => outcome === 'allowed') ?? [])
      : []
  const { allowedFor } = row
  const asker =
    name !== undefined
      ? await world.person(`${name.toLowerCase()}-asks`)
      : played(stage, allowedFor === 'stranger' || allowedFor === 'also' ? 'friend' : allowedFor)
  const made = await row.variables({ world, owner, asker })
  const more = await role?.become({ world, owner, asker }, made as Made)
  return { world, owner, asker, variables: { ...made, ...more } }
}

const isOf = (types: readonly string[], { type }: Item) => types.includes(String(type))

/** The owner has blocked the asker; also one whom the asker has just suspended. */
async function shutOut({ world, owner, asker }: Scene): Promise<void> {
  const block = { userId: idOf(owner), blockedId: idOf(asker), createdAt: owner.stamp().at }
  await world.deps.store.write([put(Block, block)])
}

/** Nothing is left but what the asker is and has asked for; other people have deleted their accounts. */
async function removeEverything({ world, asker }: Scene): Promise<void> {
  const items = await world.items()
  const people = items.filter((item) => isOf(['User'], item) && item.id !== idOf(asker))
  await world.deps.store.writeMany({
    deletes: items
      .filter((item) => !isOf(['User', 'Request'], item))
      .map(({ PK, SK }) => ({ PK, SK })),
    puts: people.map((item) => ({ ...item, status: 'deleted' })),
  })
}

const byKey = (a: Item, b: Item) => `${a.PK} ${a.SK}`.localeCompare(`${b.PK} ${b.SK}`)
const sorted = async (world: GuildWorld) => (await world.items()).sort(byKey)

/** The first answer, or the one word that says that it was done. */
function expectDone(first: GuildAnswer, repeat: GuildAnswer): void {
  const [error] = repeat.errors ?? []
  if (error) expect(error.extensions).toMatchObject({ code: 'GONE', reason: 'requests.done' })
  else expect(Object.keys(repeat.data)).toEqual(Object.keys(first.data))
}

describe.each(stores)('a repeat of what was done, on $name', (store) => {
  let opening: Stage
  beforeAll(async () => {
    opening = await openingScene(store)
  })
  afterAll(() => opening.world[Symbol.asyncDispose]())

  it.each(mutations)('$operation', async (row) => {
    const stage = await copyOf(opening, store)
    await using world = stage.world
    const scene = await sceneOf(row, stage)
    const ask = () => world.ask(world.again(scene.asker), repeatable(row), scene.variables)
    const first = await ask()
    expect(first.errors).toBeUndefined()
    if (!RECORDS_TEXT.includes(nameOf(row)))
      for (const { result } of (await world.items()).filter((item) => isOf(['Request'], item)))
        expect(longFieldsOf(result)).toEqual([])

    if (idOf(scene.asker) !== idOf(scene.owner)) {
      const restored = await world.items()
      await shutOut(scene)
      expectDone(first, await ask())
      await world.deps.store.writeMany({ puts: restored })
    }
    await removeEverything(scene)
    const left = await sorted(world)
    expectDone(first, await ask())
    expect(await sorted(world)).toEqual(left)
  })

  it('by somebody who was shut out tells that it was done, and nothing of what is there', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    const goal = await makeGoal(ana)
    const place = { resourceType: 'goal', resourceId: goal.id } as const
    await join(ben, { ...place, role: 'collaborator' })
    const input = CreateTaskInput.parse({ goalId: goal.id, title: 'Buy ropes' })
    const task = await createTask(ben, input, 'repeat-it')
    expect(await createTask(given.again(ben), input, 'repeat-it')).toEqual(task)

    await removeCollaborator(ana, { ...place, userId: idOf(ben) })
    const repeat = createTask(given.again(ben), input, 'repeat-it')
    await expect(repeat).rejects.toMatchObject({ code: 'GONE', reason: 'requests.done' })
    const anew = createTask(given.again(ben), input, 'another-one')
    await expect(anew).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const other = createTask(given.again(ben), { ...input, title: 'Sell ropes' }, 'repeat-it')
    await expect(other).rejects.toMatchObject({ reason: 'requests.reused' })
    expect((await given.items()).filter((item) => isOf(['Task'], item))).toHaveLength(1)
  })
})
