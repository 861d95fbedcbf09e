import { below, type DocumentedWriter, pick } from '@longtable/testing'

function profile({ put, id: newId, at, chance }: DocumentedWriter, place: number): string {
  const userId = newId('user')
  const createdAt = at()
  put(`USER#${userId}`, 'PROFILE', {
    userId,
    email: `relative${place}@example.com`,
    displayName: `Relative ${place}`,
    isProfilePrivate: chance(0.3),
    notifyOnMessage: true,
    notifyOnComment: chance(0.5),
    familyRelationships: chance(0.5) ? { mother: 'Ada', cousins: ['Ben'] } : undefined,
    photoUrl: chance(0.5) ? `profile-photos/${userId}.jpg` : 'https://elsewhere.example/me.jpg',
    mediaUploadCount: 3,
    status: place === 0 ? 'inactive' : 'active',
    groups: chance(0.7) ? ['approved'] : [],
    createdAt,
    updatedAt: createdAt,
  })
  put(`USER#${userId}`, 'RATE#comment', {
    count: 1,
    windowStart: Date.parse(createdAt),
    TTL: Math.floor(Date.parse(createdAt) / 1000) + 10 * 365 * 86_400,
  })
  return userId
}

/** The document knows a letter by its date alone. */
function letter({ put, at, chance }: DocumentedWriter, date: string, updatedBy: string): void {
  const createdAt = at()
  const text = { date, title: `Letter of ${date}`, content: '# Dear all', author: 'Ada' }
  const versions = chance(0.5) ? [at()] : []
  put(`LETTER#${date}`, 'CURRENT', {
    ...text,
    versionCount: versions.length + 1,
    createdAt,
    updatedAt: versions[0] ?? createdAt,
    updatedBy,
    GSI1PK: 'LETTERS',
    GSI1SK: date,
  })
  for (const timestamp of versions)
    put(`LETTER#${date}`, `VERSION#${timestamp}`, { ...text, timestamp, updatedBy })
}

function comments(writer: DocumentedWriter, itemId: string, people: readonly string[]): void {
  const { put, id: newId, at, random, some } = writer
  for (let n = below(random, 4); n > 0; n--) {
    const commentId = newId('comment')
    const userId = pick(random, people)
    const createdAt = at()
    const reacting = some(people)
    put(`COMMENT#${itemId}`, `${createdAt}#${commentId}`, {
      itemId,
      commentId,
      userId,
      userName: 'Relative',
      commentText: 'I remember',
      reactionCount: reacting.length,
      createdAt,
      GSI1PK: `USER#${userId}`,
      GSI1SK: `COMMENT#${createdAt}`,
    })
    for (const one of reacting) {
      const reactedAt = at()
      put(`COMMENT#${itemId}`, `REACTION#${commentId}#${one}`, {
        itemId,
        commentId,
        userId: one,
        userName: 'Relative',
        reactionType: pick(random, ['love', 'hug', 'thumbs-up']),
        createdAt: reactedAt,
        GSI1PK: `USER#${one}`,
        GSI1SK: `REACTION#${reactedAt}`,
      })
    }
  }
}

function conversation(writer: DocumentedWriter, people: readonly string[]): string {
  const { put, id: newId, at, chance, random } = writer
  const conversationId = newId('conv')
  const conversationType = pick(random, ['direct', 'group', 'family'])
  const createdAt = at()
  let lastMessageAt = createdAt
  for (let n = below(random, 4); n > 0; n--) {
    const messageId = newId('msg')
    lastMessageAt = at()
    put(`CONV#${conversationId}`, `MSG#${lastMessageAt}#${messageId}`, {
      messageId,
      conversationId,
      senderId: people[0],
      senderName: 'Relative',
      messageText: 'Hello',
      attachments: chance(0.5)
        ? [{ s3Key: 'messages/rosa.jpg', fileName: 'rosa.jpg', contentType: 'image/jpeg' }]
        : undefined,
      createdAt: lastMessageAt,
    })
  }
  put(`CONV#${conversationId}`, 'META', {
    conversationId,
    conversationType,
    creatorId: people[0],
    participantIds: people,
    createdAt,
    lastMessageAt,
  })
  for (const userId of people)
    if (chance(0.8))
      put(`USER#${userId}`, `CONV#${conversationId}`, {
        conversationId,
        conversationType,
        unreadCount: 1,
        lastMessageAt,
      })
  return conversationId
}

function draft({ put, id: newId, at, random }: DocumentedWriter, uploaderId: string): void {
  const draftId = newId('draft')
  const createdAt = at()
  put(`DRAFT#${draftId}`, 'METADATA', {
    draftId,
    status: pick(random, ['pending', 'ready', 'failed']),
    uploaderId,
    fileKeys: ['temp/a.pdf'],
    createdAt,
    updatedAt: createdAt,
  })
}

/** A `HoldThatThought` as document 003 has it: nothing of ours is in it. */
export function documentedFamily(writer: DocumentedWriter) {
  const people = Array.from({ length: 4 }, (_, place) => profile(writer, place))
  const dates = ['1943-04-01', '1950-12-24', '1951-06-30']
  for (const date of dates) {
    letter(writer, date, people[0] ?? '')
    comments(writer, date, people)
  }
  const conversations = [conversation(writer, people.slice(0, 2)), conversation(writer, people)]
  for (const one of people) draft(writer, one)
  return { items: writer.items, people, dates, conversations }
}
