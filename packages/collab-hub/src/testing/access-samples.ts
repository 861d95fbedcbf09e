import type { AccessRequest, Counter, Deck, DeckView, EmailGrant, Grant, Upload } from '../index.ts'
import { at, sample, times } from './sample.ts'

export const deck = sample<Deck>({
  startupId: 's1',
  deckId: 'd1',
  s3Key: 'pitch-decks/s1.pdf',
  status: 'READY',
  pages: [{ width: 1600, height: 900 }],
  ...times,
})

export const deckView = sample<DeckView>({
  startupId: 's1',
  userId: 'u1',
  viewedAt: at(0),
  deckId: 'd1',
  pages: { 1: { seenAt: at(0), seconds: 12 } },
  countedUntil: at(1),
  updatedAt: at(1),
})

export const access = sample<AccessRequest>({
  accessId: 'x1',
  requesterId: 'i1',
  startupId: 's1',
  founderId: 'f1',
  message: 'May I see the deck?',
  status: 'APPROVED',
  accessLevel: 'VIEW_DECK',
  requestedLevel: 'FULL_ACCESS',
  grantedAt: at(1),
  expiresAt: '2024-07-15T10:00:00.000Z',
  ...times,
})

export const grant = sample<Grant>({
  startupId: 's1',
  userId: 'i1',
  accessId: 'x1',
  status: 'APPROVED',
  accessLevel: 'VIEW_DECK',
  expiresAt: '2024-07-15T10:00:00.000Z',
  updatedAt: at(1),
})

export const emailGrant = sample<EmailGrant>({
  address: 'new@example.com',
  startupId: 's1',
  accessLevel: 'VIEW_DECK',
  expiresAt: '2024-07-15T10:00:00.000Z',
  ...times,
})

export const upload = sample<Upload>({
  id: 'l1',
  userId: 'u1',
  purpose: 'avatar',
  contentType: 'image/png',
  size: 120,
  status: 'used',
  s3Key: 'avatars/collabhub/u1/l1.png',
  sha256: 'abc',
  width: 12,
  height: 10,
  usedBy: 'u1',
  ...times,
})

export const storedBytes = sample<Counter>({
  userId: 'u1',
  name: 'STORED',
  count: 120,
  updatedAt: at(1),
})
