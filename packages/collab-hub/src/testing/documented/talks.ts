import { below, type DocumentedWriter, pick } from '@longtable/testing'

interface Talk {
  readonly type: string
  readonly participants: readonly string[]
  readonly relatedStartupId?: string
}

function message(
  { put, id: newId, at, random, some }: DocumentedWriter,
  conversationId: string,
  participants: readonly string[],
): string {
  const messageId = newId('message')
  const createdAt = at()
  const type = pick(random, ['TEXT', 'TEXT', 'FILE', 'SYSTEM'])
  put(`CONVERSATION#${conversationId}`, `MESSAGE#${messageId}`, {
    messageId,
    conversationId,
    senderId: participants[0],
    content: 'Where are you?',
    type,
    fileUrl: type === 'FILE' ? `files/${messageId}.pdf` : undefined,
    readBy: [participants[0] ?? '', ...some(participants.slice(1), 0.4)],
    entityType: 'MESSAGE',
    createdAt,
  })
  return createdAt
}

/** Some carry the keys of their first participant themselves, as far as one item can. */
export function conversation(
  writer: DocumentedWriter,
  { type, participants, relatedStartupId }: Talk,
): string {
  const { put, id: newId, at, chance, random } = writer
  const id = newId('conversation')
  const createdAt = at()
  const times = Array.from({ length: below(random, 4) }, () => message(writer, id, participants))
  const lastMessageAt = times.at(-1) ?? createdAt
  put(`CONVERSATION#${id}`, 'METADATA', {
    conversationId: id,
    participants,
    type,
    relatedStartupId,
    lastMessageAt,
    lastMessagePreview: 'Where are you?',
    entityType: 'CONVERSATION',
    createdAt,
    updatedAt: lastMessageAt,
    ...(chance(0.5) && {
      GSI1PK: `PARTICIPANT#${participants[0]}`,
      GSI1SK: `CONVERSATION#${lastMessageAt}#${id}`,
    }),
  })
  return id
}
