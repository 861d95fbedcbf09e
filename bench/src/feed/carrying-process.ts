// The process that carries posts to feeds: processors and jobs, and nothing else.
import { createJobWorker, createRunner, silentLogger, SystemTable } from '@longtable/core'
import { createStamp } from '@longtable/entity'
import { diskObjects } from '@longtable/files/disk'
import { ggCore, goalsGuildSystem } from '@longtable/goals-guild'
import { noSearch } from '@longtable/search'
import { openLmdb } from '@longtable/store/lmdb'
import { noDocuments } from '@longtable/system'

const IDLE_MS = 10
const [directory = '', startText = '0'] = process.argv.slice(2)
const [start, began] = [Number(startText), Date.now()]
const now = () => start + Date.now() - began
const engine = await openLmdb({ directory, tables: [ggCore, SystemTable], clock: now })
const [store, system] = [engine.table(ggCore.name), engine.table(SystemTable.name)]
const stamp = createStamp({ now, random: Math.random })
const files = diskObjects({
  directory: `${directory}/files`,
  now,
  secret: new Uint8Array(32),
  baseUrl: 'http://127.0.0.1:1/files/',
})
const events = { publish: async () => {} }
const ports = { files, documents: noDocuments, search: noSearch }
const deps = { store, system, events, ...ports, stamp, now, log: silentLogger }
const carrying = (name: string) => name === 'feed.fan-out'
const running = { system, owner: `carry-${process.pid}`, now, log: silentLogger }
const processors = goalsGuildSystem.work(deps).processors.filter(({ name }) => carrying(name))
const handlers = goalsGuildSystem
  .work(deps)
  .jobs.filter(({ kind }) => kind === 'goals-guild.fan-out')
const runner = createRunner({ ...running, store, events, processors, group: 'bench' })
const worker = createJobWorker({ ...running, handlers })

let isOver = false
process.on('disconnect', () => {
  isOver = true
})
await runner.drain()
process.send?.('ready')
while (!isOver) {
  const done = (await runner.step()) + (await worker.step())
  if (done === 0) await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
}
await engine.close()
