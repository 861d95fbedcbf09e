import { rm } from 'node:fs/promises'
import { auditSealer, verifyAudit } from '@longtable/core'
import { fromItem } from '@longtable/entity'
import { AuditLog, ggCore, goalsGuildRows, goalsGuildSystem } from '@longtable/goals-guild'
import type { Engine, Item, Store } from '@longtable/store'
import { createSystemWorld, type SystemWorld } from '@longtable/testing/system'
import type { SystemContext } from '@longtable/system'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownHeads } from './audit-heads.ts'
import { carryingOver } from './carry-over.ts'
import { systems } from './systems.ts'
import { killedAt } from './testing/carried/killed-at.ts'
import { formerIn, itemsOf } from './testing/carried/former-keys.ts'
import { type Listed, lists } from './testing/carried/lists.ts'
import {
  carriedStore,
  formerDirectory,
  MADE_AT,
  openCarried,
} from './testing/carried/open-carried.ts'
import { runProgram, startProgram } from './testing/program.ts'

describe('a data directory of the former version', () => {
  let guild: SystemWorld<SystemContext>
  let directory: string
  const viewers = new Map<string, SystemContext>()
  beforeAll(async () => {
    directory = formerDirectory()
    const register = async () => undefined
    guild = await createSystemWorld(carriedStore(directory), { system: goalsGuildSystem, register })
    guild.world.advance(MADE_AT - guild.world.now())
    for (const { SK, id, nickname } of await guild.items())
      if (SK.startsWith('PROFILE#')) viewers.set(String(nickname), guild.as(String(id)))
    await guild.settle()
  })
  afterAll(() => guild?.[Symbol.asyncDispose]())

  const verify = async () => {
    const { heads } = await knownHeads(directory)
    const { store } = guild.deps
    const tools = guild.world.engine.tools(ggCore.name)
    return verifyAudit({
      store,
      tools,
      rows: goalsGuildRows,
      now: guild.world.now(),
      knownHeads: heads.filter(({ table }) => table === ggCore.name),
    })
  }

  it.each(lists)('gives $who $list', async ({ who, query, gives }: Listed) => {
    const { data, errors } = await guild.ask(viewers.get(who) as SystemContext, query)
    expect(errors).toBeUndefined()
    expect(data).toMatchObject(gives)
  })

  it('keeps who is blocked apart, and who is in a room together', async () => {
    const [ana, dua] = [viewers.get('ana'), viewers.get('dua')] as SystemContext[]
    const hidden = await guild.ask(
      dua as SystemContext,
      '{ userByNickname(nickname: "fay") { id } }',
    )
    expect(hidden.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
    const { data } = await guild.ask(ana as SystemContext, '{ inbox { items { id } } }')
    const query = 'query ($id: ID!) { roomMembers(roomId: $id) { items { user { nickname } } } }'
    const people = await guild.ask(ana as SystemContext, query, { id: data.inbox.items[0].id })
    expect(JSON.stringify(people.data)).toMatch(/"ana".*"ben"|"ben".*"ana"/)
  })

  it('has no row under a former key, and every count is right', async () => {
    expect(formerIn(await guild.items())).toEqual([])
    expect(await guild.verify()).toEqual([])
    expect(await guild.reconcile(true)).toEqual([])
  })

  it('has an audit chain that is whole, with entries sealed before and after', async () => {
    expect(await verify()).toEqual({ entries: 111, sealed: 110, problems: [] })
    const { store, events, now, log, system } = guild.deps
    const entry = (await guild.items()).find(({ type, hash }) => type === 'AuditLog' && !hash)
    const sealer = auditSealer(goalsGuildRows, async () => {})
    const change = { id: '1', at: now(), new: fromItem(AuditLog, entry as Item) }
    await sealer.handle(change, { store, system, events, now, log })
    expect(await verify()).toEqual({ entries: 111, sealed: 111, problems: [] })
  })

  it('shows an edit of an entry that was sealed before', async () => {
    const { store } = guild.deps
    const entry = (await guild.items()).find(({ sequence }) => sequence === 7) as Item
    const edits: Readonly<Record<string, object>> = {
      'what was done': { action: 'NOTHING' },
      'who did it': { userId: 'nobody' },
      'who did it, with its key': { userId: 'nobody', GSI1PK: 'AUDITUSER#nobody' },
      'where it is listed': { GSI1PK: 'AUDITUSER#nobody' },
      'its former key': { GSI1PK: `USER#${String(entry['userId'])}` },
    }
    for (const [what, edit] of Object.entries(edits)) {
      await store.write([{ kind: 'put', item: { ...entry, ...edit } }])
      expect((await verify()).problems, what).not.toEqual([])
    }
    await store.write([{ kind: 'put', item: entry }])
    expect((await verify()).problems).toEqual([])
  })
})

/** Ends at one of its writes, as a process that is killed there. */
function endingAt(engine: Engine, last: number): Engine {
  let turn = 0
  const ended = (store: Store): Store => ({
    ...store,
    async write(operations) {
      if (turn++ >= last) throw new Error('ended')
      return store.write(operations)
    },
  })
  return { ...engine, table: (name) => ended(engine.table(name)) }
}

describe('the step from one format to the next', () => {
  it('ends with the same, wherever it was ended before', async () => {
    const whole = formerDirectory()
    const untouched = await openCarried(whole)
    const expected = await itemsOf(untouched)
    await untouched.close()
    await rm(whole, { recursive: true })
    for (const last of [0, 1, 20, 30, 60, 120]) {
      const directory = formerDirectory()
      const dying = (engine: Engine) => carryingOver(systems, Date.now)(endingAt(engine, last))
      await expect(openCarried(directory, { carryOver: dying })).rejects.toThrow('ended')
      const engine = await openCarried(directory)
      expect(await itemsOf(engine), `after write ${last}`).toEqual(expected)
      await engine.close()
      await rm(directory, { recursive: true })
    }
  })

  it('is taken before anything else looks at the data, also after a kill', async () => {
    const directory = formerDirectory()
    const environment = { LONGTABLE_DATA: directory }
    const words = ['verify']
    const early = await runProgram({ environment, words })
    expect(early).toMatchObject({ code: 1, stdout: '' })
    expect(early.stderr).toContain('was written by a former version. Start the server once')
    await killedAt(environment, /carried over/)
    const between = await runProgram({ environment, words })
    expect(between.stderr).toContain('was written by a former version')
    await using program = await startProgram({ environment })
    expect(program.output).toMatch(/gg_core: \d+ items/)
    expect(await program.stop()).toBe(0)
    const { code, stdout } = await runProgram({ environment, words })
    expect(stdout).toMatch(/gg_core: \d+ items, \d+ audit entries, 0 problems/)
    expect(code).toBe(0)
    await rm(directory, { recursive: true })
  })

  it('is taken by two servers at once, and is whole when the first of them serves', async () => {
    const directory = formerDirectory()
    const environment = { LONGTABLE_DATA: directory }
    const started = [1, 2].map(() => startProgram({ environment }))
    const programs = await Promise.all(started)
    for (const program of programs) expect(await program.stop()).toBe(0)
    const { code, stdout } = await runProgram({ environment, words: ['verify'] })
    expect(stdout).toMatch(/gg_core: \d+ items, \d+ audit entries, 0 problems/)
    expect(code).toBe(0)
    const engine = await openCarried(directory)
    expect(formerIn(await itemsOf(engine))).toEqual([])
    await engine.close()
    await rm(directory, { recursive: true })
  })
})
