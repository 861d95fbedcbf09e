import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SystemTable } from '@longtable/core'
import { expect, it } from 'vitest'
import { HEADS_FILE, knownHeads } from './audit-heads.ts'
import { tablesOf } from './runtime.ts'
import { systems } from './systems.ts'
import { formerIn, itemsOf } from './testing/carried/former-keys.ts'
import { formerDirectory, openFormer } from './testing/carried/open-carried.ts'
import { openCloud } from './testing/cloud.ts'

it('brings DynamoDB tables of the former version to the keys of this one by adopt', async () => {
  await using cloud = await openCloud()
  const directory = formerDirectory()
  const tables = tablesOf(systems)
  const former = await openFormer(directory)
  const engine = await cloud.open(tables)
  // How far processors had come in the other log says nothing here: that table stays behind.
  for (const { name } of tables.filter((table) => table !== SystemTable))
    for await (const puts of former.tools(name).scan()) await engine.table(name).writeMany({ puts })
  expect(formerIn(await itemsOf(engine))).not.toEqual([])
  await former.close()
  await copyFile(join(directory, HEADS_FILE), join(cloud.data, HEADS_FILE))
  await rm(directory, { recursive: true })

  const adopted = await cloud.command('adopt', '--table', 'gg_core')
  expect(adopted).toMatchObject({ code: 0 })
  expect(adopted.stdout).toContain('sealed AuditLog: 1')
  expect(formerIn(await itemsOf(engine))).toEqual([])
  const heads = (await knownHeads(cloud.data)).heads.filter(({ table }) => table === 'gg_core')
  expect(heads.at(-1)?.sequence).toBe(111)
  const verified = await cloud.command('verify')
  expect(verified.stdout).toMatch(/gg_core: \d+ items, 111 audit entries, 0 problems/)
  const again = await cloud.command('adopt', '--table', 'gg_core')
  expect(again.stdout).toMatch(/^gg_core: \d+ items looked at\n$/)
  await engine.close()
})
