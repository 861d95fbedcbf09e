import { createHash } from 'node:crypto'
import type { People } from '@longtable/server/testing/app'
import type { Engine, Item } from '@longtable/store'
import { accountsTable } from '@longtable/accounts'
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify'
import { notesTable } from './notes.ts'
import { NOTES, SESSIONS } from './routes.ts'

const DAY_SECONDS = 86_400

/** What `act` writes for a note, put together by hand. */
function itemsOf(people: People, given: { userId: string; text: string; requestId: string }) {
  const { userId, text, requestId } = given
  const { id: noteId, at } = people.stamp()
  const audit = people.stamp()
  const note = { noteId, text, createdAt: at }
  const items: Item[] = [
    {
      PK: `REQUEST#${userId}#${requestId}`,
      SK: 'REQUEST',
      type: 'Request',
      userId,
      requestId,
      mutation: 'createNote',
      inputHash: createHash('sha256').update(`createNote\n${text}`).digest('base64url'),
      result: { userId, ...note },
      createdAt: at,
      ttl: Math.floor(Date.now() / 1000) + DAY_SECONDS,
    },
    { PK: `USER#${userId}`, SK: `NOTE#${noteId}`, type: 'Note', userId, ...note },
    {
      PK: `AUDIT#${audit.at.slice(0, 10)}`,
      SK: `${audit.at}#${audit.id}`,
      GSI1PK: `USER#${userId}`,
      GSI1SK: `AUDIT#${audit.at}`,
      type: 'AuditLog',
      auditId: audit.id,
      userId,
      action: 'NOTE_CREATED',
      resourceType: 'Note',
      resourceId: noteId,
      ipAddress: '127.0.0.1',
      userAgent: 'bench',
      createdAt: audit.at,
    },
  ]
  return { note, items }
}

/**
 * Routes as somebody would write them who needs nothing but these three answers: the same token
 * check, the same reads and writes, no schema, no limits, no headers.
 */
export function bareRoutes(engine: Engine, people: People): FastifyInstance {
  const app = fastify({ logger: false })
  const accounts = engine.table(accountsTable.name)
  const notes = engine.table(notesTable.name)
  const viewerOf = ({ headers }: FastifyRequest) =>
    people.authenticate((headers.authorization ?? '').slice('Bearer '.length))
  const account = (userId: string) => accounts.get({ PK: `ACCOUNT#${userId}`, SK: 'ACCOUNT' })

  app.get('/small', async (request) => {
    const { userId } = (await viewerOf(request)).viewer
    const found = await account(userId)
    const { items } = await accounts.query({
      partition: `ACCOUNT#${userId}`,
      sort: { begins: 'SESSION#' },
      descending: true,
      limit: SESSIONS,
    })
    const sessions = items.map(({ sessionId, agent, createdAt }) => ({
      sessionId,
      agent,
      createdAt,
    }))
    const me = { userId, email: found?.['email'], groups: found?.['groups'] }
    return { data: { me: { ...me, sessions: { items: sessions } } } }
  })

  app.get('/list', async (request) => {
    const { userId } = (await viewerOf(request)).viewer
    await account(userId)
    const { items } = await notes.query({
      partition: `USER#${userId}`,
      sort: { begins: 'NOTE#' },
      descending: true,
      limit: NOTES,
    })
    const shown = items.map(({ noteId, text, createdAt }) => ({ noteId, text, createdAt }))
    return { data: { me: { userId, notes: { items: shown } } } }
  })

  app.post('/create', async (request) => {
    const { userId } = (await viewerOf(request)).viewer
    const { text, requestId } = request.body as { text: string; requestId: string }
    const earlier = await notes.get({ PK: `REQUEST#${userId}#${requestId}`, SK: 'REQUEST' })
    if (earlier) return { data: { createNote: earlier['result'] } }
    const { note, items } = itemsOf(people, { userId, text, requestId })
    await notes.write(items.map((item) => ({ kind: 'put', item, when: 'absent' })))
    return { data: { createNote: note } }
  })
  return app
}
