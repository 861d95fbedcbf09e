import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { Inbox, MessageRequests, Messages, Room } from './chat.operations.ts'
import { INBOX } from './unread-rooms.ts'

export const inboxListing = listing([...INBOX, 'rooms'], Inbox, {
  variables: {},
  pageOf: ({ inbox }) => inbox,
})

export const requestsListing = listing([...INBOX, 'requests'], MessageRequests, {
  variables: {},
  pageOf: ({ messageRequests }) => messageRequests,
})

export const roomReading = (roomId: string) => reading(['room', roomId], Room, { roomId })

export const messagesListing = (roomId: string) =>
  listing(['messages', roomId], Messages, {
    variables: { roomId },
    pageOf: ({ messages }) => messages,
  })
