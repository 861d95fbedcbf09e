import { below, type DocumentedWriter, pick } from '@longtable/testing'

function profile({ put, id: newId, at, chance }: DocumentedWriter, place: number): string {
  const userId = newId('user')
  const createdAt = at()
  put(`USER#${userId}`, 'PROFILE', {
    userId,
    email: `relative${place}@example.com`,
    displayName: `Relative ${place}`,
    bio: chance(0.5) ? 'Writes letters.' : undefined,
    generation: chance(0.5) ? 'second' : undefined,
    contactEmail: chance(0.3) ? `post${place}@example.com` : undefined,
    isProfilePrivate: chance(0.3),
    notifyOnMessage: true,
    notifyOnComment: chance(0.5),
    familyRelationships: chance(0.5) ? { mother: 'Ada', cousins: ['Ben'] } : undefined,
    photoUrl: chance(0.5) ? `profile-photos/${userId}.jpg` : 'https://elsewhere.example/me.jpg',
    mediaUploadCount: 3,
    status: place === 0 ? 'inactive' : 'active',
    // Of whatever seed, one waits to be approved and two are there to act.
    groups: place === 1 ? [] : ['approved'],
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
  const { put, id: newId, at, chance, random, some } = writer
  for (const userId of [people.at(-1) ?? '', ...some(people), ...some(people)]) {
    const commentId = newId('comment')
    const createdAt = at()
    const reacting = some(people)
    put(`COMMENT#${itemId}`, `${createdAt}#${commentId}`, {
      itemId,
      commentId,
      userId,
      userName: 'Relative',
      userPhotoUrl: chance(0.3) ? 'https://elsewhere.example/me.jpg' : undefined,
      commentText: 'I remember',
      itemType: chance(0.5) ? 'letter' : undefined,
      itemTitle: chance(0.5) ? `Letter of ${itemId}` : undefined,
      reactionCount: reacting.length,
      createdAt,
      updatedAt: chance(0.3) ? at() : undefined,
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

/** The first of them has said all of it; the others have not read some of the end. */
function conversation(writer: DocumentedWriter, people: readonly string[]): string {
  const { put, id: newId, at, chance, random } = writer
  const conversationId = newId('conv')
  const types = people.length === 2 ? ['direct', 'group', 'family'] : ['group', 'family']
  const conversationType = pick(random, types)
  const createdAt = at()
  let lastMessageAt = createdAt
  // One of two that nothing was said in is only its creator's to see.
  const count = (conversationType === 'direct' ? 1 : 0) + below(random, 4)
  for (let n = count; n > 0; n--) {
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
  for (const [place, userId] of people.entries())
    if (chance(0.8))
      put(`USER#${userId}`, `CONV#${conversationId}`, {
        conversationId,
        conversationType,
        unreadCount: place === 0 ? 0 : below(random, count + 1),
        lastMessageAt,
      })
  return conversationId
}

const DRAFT_STATUSES = ['ready', 'pending', 'processing', 'published', 'failed'] as const

function draft(
  { put, id: newId, at, chance }: DocumentedWriter,
  uploaderId: string,
  status: (typeof DRAFT_STATUSES)[number],
): string {
  const draftId = newId('draft')
  const createdAt = at()
  const read = { date: '1944-05-01', title: 'To Rosa', content: 'Dear Rosa,' }
  put(`DRAFT#${draftId}`, 'METADATA', {
    draftId,
    status,
    uploaderId,
    fileKeys: ['temp/a.pdf'],
    extractedData:
      status === 'ready' || status === 'published'
        ? { ...read, ...(chance(0.5) && { author: 'Ada' }) }
        : undefined,
    errorMessage: status === 'failed' ? 'It cannot be read.' : undefined,
    createdAt,
    updatedAt: createdAt,
  })
  return draftId
}

/** A `HoldThatThought` as document 003 has it: nothing of ours is in it. */
export function documentedFamily(writer: DocumentedWriter) {
  const people = Array.from({ length: 5 }, (_, place) => profile(writer, place))
  const dates = ['1943-04-01', '1950-12-24', '1951-06-30']
  for (const date of dates) {
    letter(writer, date, people[0] ?? '')
    comments(writer, date, people)
  }
  // Two who may write to each other, and everybody.
  const conversations = [conversation(writer, people.slice(-2)), conversation(writer, people)]
  const drafts = people.map((one, place) =>
    draft(writer, one, DRAFT_STATUSES[place % DRAFT_STATUSES.length] ?? 'ready'),
  )
  return { items: writer.items, people, dates, conversations, drafts }
}
export type DocumentedFamily = ReturnType<typeof documentedFamily>
