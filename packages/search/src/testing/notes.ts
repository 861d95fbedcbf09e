import { entity, findListed, Id, type Of, table, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { type SearchDocument, type SearchSource, searchKind, touching } from '../document.ts'
import type { Wanted } from '../search-index.ts'
import { termsIn } from '../terms.ts'

export const Notes = table({ name: 'notes', indexes: {}, discriminator: 'type', ttl: 'ttl' })

/** Whether it is hidden shows in all of its notes. */
export const Folder = entity(Notes, {
  type: 'Folder',
  fields: { folderId: Id, isHidden: z.boolean() },
  keys: { table: ['FOLDER#{folderId}', 'FOLDER'] },
})

export const Note = entity(Notes, {
  type: 'Note',
  fields: {
    noteId: Id,
    folderId: Id,
    title: z.string(),
    text: z.string(),
    colour: z.string().optional(),
    createdAt: Timestamp,
  },
  keys: { table: ['NOTE#{noteId}', 'NOTE'] },
})
export type Note = Of<typeof Note>

const documents = searchKind(Note, {
  kind: 'note',
  version: 1,
  key: ['noteId'],
  async documents(reading, notes) {
    const folders = await findListed(
      reading,
      Folder,
      notes.map(({ folderId }) => ({ folderId })),
    )
    return notes.map(
      ({ title, text, colour, folderId, createdAt }, place): SearchDocument => ({
        at: Date.parse(createdAt),
        title,
        body: [text],
        audience: folders[place]?.isHidden ? ['owner'] : ['owner', 'all'],
        facets: { colour: colour === undefined ? [] : [colour] },
        hangsOn: [`folder ${folderId}`],
      }),
    )
  },
})

export const notesSource: SearchSource = {
  kinds: [documents],
  touches: [touching(Folder, ['isHidden'], ({ folderId }) => `folder ${folderId}`)],
}

/** The nth note, of a minute each. */
export const noteAt = (n: number, given: Partial<Note> = {}): Note => ({
  noteId: `n${n}`,
  folderId: `f${n % 3}`,
  title: `Note ${n}`,
  text: `Of the lighthouse, page ${n}.`,
  createdAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
  ...given,
})

export const wantedNotes = (text: string, given: Partial<Wanted> = {}): Wanted => ({
  kinds: ['note'],
  terms: termsIn(text),
  depth: 'whole',
  audience: ['all'],
  ...given,
})
