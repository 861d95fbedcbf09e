import { ENDPOINT } from './client.ts'

export const GUILD = '/goalsguild/graphql'

export const messages = (roomId: string) =>
  `subscription { messageAdded(roomId: "${roomId}") { message { text } } }`

/** What somebody has that can be listened to. */
export interface Own {
  readonly roomId: string
  readonly goalId: string
  readonly groupId: string
}

/** Every subscription that there is. */
export const subscriptionsTo = ({ roomId, goalId, groupId }: Own) => [
  { endpoint: ENDPOINT, query: 'subscription { accountChanged { email } }' },
  { endpoint: GUILD, query: 'subscription { notificationAdded { kind } }' },
  { endpoint: GUILD, query: 'subscription { feedChanged { id } }' },
  { endpoint: GUILD, query: messages(roomId) },
  { endpoint: GUILD, query: 'subscription { inboxChanged { requestId } }' },
  { endpoint: GUILD, query: 'subscription { dueChanged { requestId } }' },
  { endpoint: GUILD, query: `subscription { goalChanged(goalId: "${goalId}") { requestId } }` },
  { endpoint: GUILD, query: `subscription { groupChanged(groupId: "${groupId}") { requestId } }` },
  {
    endpoint: GUILD,
    query: `subscription {
      commentsChanged(resourceType: goal, resourceId: "${goalId}") { requestId }
    }`,
  },
]
