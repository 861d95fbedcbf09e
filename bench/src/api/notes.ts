import { me, sessionsOf, type AccountsContext, type AccountView } from '@longtable/accounts'
import { act, type Context, sharedRows } from '@longtable/core'
import { entity, Id, pattern, put, table, Timestamp } from '@longtable/entity'
import * as z from 'zod'

/** A small system of its own, so that a durable create is measured and nothing else. */
export const notesTable = table({
  name: 'bench_notes',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } },
  discriminator: 'type',
  ttl: 'ttl',
})
export const notesRows = sharedRows(notesTable, { auditType: 'AuditLog', helpersAreTyped: true })

export const Note = entity(notesTable, {
  type: 'Note',
  fields: { userId: Id, noteId: Id, text: z.string().max(1000), createdAt: Timestamp },
  keys: { table: ['USER#{userId}', 'NOTE#{noteId}'] },
})

const notesOf = pattern(Note, 'table', { source: 'bench: notes of a user', descending: true })

/** Reads of accounts go to their table, notes to ours. */
export interface NotesContext {
  readonly accounts: AccountsContext
  readonly notes: Context
}

const typeDefs = /* GraphQL */ `
  type Account {
    userId: ID!
    email: String!
    emailVerified: Boolean!
    groups: [String!]!
    createdAt: String!
    sessions(first: Int): SessionPage!
    notes(first: Int): NotePage!
  }
  type Session { sessionId: ID! address: String! agent: String! createdAt: String! }
  type SessionPage { items: [Session!]! }
  type Note { noteId: ID! text: String! createdAt: String! }
  type NotePage { items: [Note!]! }
  extend type Query { me: Account }
  extend type Mutation { createNote(text: String!, requestId: String): Note! }
`

const CreateNoteInput = z.object({ text: z.string().min(1).max(1000) })
type CreateNote = z.infer<typeof CreateNoteInput>

function createNote(context: Context, input: CreateNote, requestId?: string) {
  const { text } = input
  const asked = { name: 'createNote', input, requestId }
  return act(context, asked, () => {
    const { id: noteId, at: createdAt } = context.stamp()
    const note = { userId: context.viewer?.userId ?? '', noteId, text, createdAt }
    return {
      operations: [put(Note, note)],
      result: note,
      audit: { action: 'NOTE_CREATED', resourceType: 'Note', resourceId: noteId },
    }
  })
}

interface First {
  readonly first?: number
}

const resolvers = {
  Query: { me: (_: unknown, __: unknown, { accounts }: NotesContext) => me(accounts) },
  Account: {
    sessions: ({ userId }: AccountView, { first }: First, { accounts }: NotesContext) =>
      sessionsOf(accounts, { userId }, { limit: first }),
    notes: ({ userId }: AccountView, { first }: First, { notes }: NotesContext) =>
      notesOf(notes, { userId }, { limit: first }),
  },
  Mutation: {
    createNote: (_: unknown, input: { requestId?: string }, { notes }: NotesContext) =>
      createNote(notes, CreateNoteInput.parse(input), input.requestId),
  },
}

export const notesModule = { typeDefs, resolvers }
