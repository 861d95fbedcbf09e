// The process that is measured: the product's web server and the bare routes, on two ports.
import cluster from 'node:cluster'
import { join } from 'node:path'
import { accountsModule, accountsTable, ensureDemoAccount, signIn } from '@longtable/accounts'
import { buildSchema, createEdge, type Edge } from '@longtable/api'
import { SystemTable } from '@longtable/core'
import { createStamp, toItem } from '@longtable/entity'
import { diskObjects } from '@longtable/files/disk'
import { makeBackup, openAppAround, type OpenApp, type People } from '@longtable/server/testing/app'
import type { Engine } from '@longtable/store'
import { bareRoutes } from './bare-routes.ts'
import type { BackedUp, BackupOrder, Order, Ready } from './order.ts'
import { Note, type NotesContext, notesModule, notesRows, notesTable } from './notes.ts'
import { ACCOUNTS_PATH, NOTES, PATH, SESSIONS, TEXT } from './routes.ts'

const DEMO = { email: 'bench@people.example', password: 'a bench needs no secret' }
const ORIGIN = { address: '127.0.0.1', agent: 'bench' }

/** Authenticates as the product does. */
function notesEdge(engine: Engine, people: People): Edge {
  const store = engine.table(notesTable.name)
  return createEdge<NotesContext>({
    api: buildSchema([notesModule]),
    // Everything it sends is one caller's.
    operationsMax: 10_000,
    log: people.accountsContext(undefined, ORIGIN).log,
    async authenticate({ token = '', request }) {
      const { viewer, expiresAt } = await people.authenticate(token)
      const address = request.socket.remoteAddress ?? ''
      const origin = { address, agent: request.headers['user-agent'] ?? '' }
      const context = () => {
        const accounts = people.accountsContext(viewer, origin)
        const { cursors, stamp, now, log } = accounts
        const notes = { store, rows: notesRows, viewer, origin, cursors, stamp, now, log }
        return { accounts, notes }
      }
      return { key: `user ${viewer.userId}`, context, expiresAt }
    },
  })
}

/** For those who sign in. */
function accountsEdge(people: People): Edge {
  return createEdge({
    api: buildSchema([accountsModule]),
    log: people.accountsContext(undefined, ORIGIN).log,
    authenticate({ request }) {
      const address = request.socket.remoteAddress ?? ''
      const origin = { address, agent: 'bench', isGone: () => request.socket.destroyed }
      return { key: `address ${address}`, context: () => people.accountsContext(undefined, origin) }
    },
  })
}

const open = (directory: string): Promise<OpenApp> =>
  openAppAround({
    directory,
    tables: [accountsTable, SystemTable, notesTable],
    edgesOf: (engine, people) =>
      new Map([
        [PATH, notesEdge(engine, people)],
        [ACCOUNTS_PATH, accountsEdge(people)],
      ]),
  })

/** A person with some sessions and notes; gives a token. */
async function fill({ engine, people }: OpenApp): Promise<string> {
  const context = people.accountsContext(undefined, ORIGIN)
  await ensureDemoAccount(context, { ...DEMO, groups: [] })
  let token = ''
  for (let n = 0; n < SESSIONS; n++) token = (await signIn(context, DEMO)).idToken
  const { userId } = (await people.authenticate(token)).viewer
  const stamp = createStamp({ now: Date.now, random: Math.random })
  const puts = Array.from({ length: NOTES * 2 }, () => {
    const { id: noteId, at: createdAt } = stamp()
    return toItem(Note, { userId, noteId, text: TEXT, createdAt })
  })
  await engine.table(notesTable.name).writeMany({ puts })
  return token
}

const BALLAST_AT_ONCE = 1000

async function addBallast({ engine }: OpenApp, count: number): Promise<void> {
  const stamp = createStamp({ now: Date.now, random: Math.random })
  const note = (n: number) => {
    const { id: noteId, at: createdAt } = stamp()
    return toItem(Note, { userId: `nobody-${n % 1000}`, noteId, text: TEXT, createdAt })
  }
  for (let n = 0; n < count; n += BALLAST_AT_ONCE) {
    const puts = Array.from({ length: Math.min(BALLAST_AT_ONCE, count - n) }, (_, m) => note(n + m))
    await engine.table(notesTable.name).writeMany({ puts })
  }
}

/** In this very process, as a scheduled one runs beside the requests of a worker. */
async function backUp({ engine }: OpenApp, directory: string, to: string): Promise<BackedUp> {
  const files = { secret: new Uint8Array(32), baseUrl: '/', now: Date.now }
  const { backup } = await makeBackup({
    engine,
    dataDirectory: directory,
    objects: diskObjects({ ...files, directory: join(directory, 'files') }),
    place: diskObjects({ ...files, directory: to }),
    now: Date.now,
    progress: () => {},
    warn: () => {},
    stillOurs: async () => {},
  })
  return { storeBytes: backup.store.bytes }
}

async function serve({ directory, ports }: Order): Promise<void> {
  const opened = await open(directory)
  process.on('message', ({ backupTo }: Partial<BackupOrder>) => {
    if (backupTo === undefined) return
    void backUp(opened, directory, backupTo).then((done) => process.send?.(done))
  })
  await opened.app.listen({ host: '127.0.0.1', port: ports.graphql })
  await bareRoutes(opened.engine, opened.people).listen({ host: '127.0.0.1', port: ports.bare })
}

async function main(order: Order): Promise<void> {
  const tell = (ready: Ready) => process.send?.(ready)
  if (cluster.isWorker) {
    await serve(order)
    return void tell({ isReady: true })
  }
  if (order.isFilling) {
    const opened = await open(order.directory)
    const token = await fill(opened)
    await addBallast(opened, order.ballast ?? 0)
    tell({ isReady: true, token })
    await opened.app.close()
    await opened.engine.close()
    return process.disconnect()
  }
  if (order.workers === 1) {
    await serve(order)
    return void tell({ isReady: true })
  }
  let missing = order.workers
  for (let n = 0; n < order.workers; n++)
    cluster.fork().once('message', () => {
      missing -= 1
      if (missing === 0) tell({ isReady: true })
    })
}

// Workers are started with the same words.
await main(JSON.parse(process.argv[2] ?? '{}') as Order)
