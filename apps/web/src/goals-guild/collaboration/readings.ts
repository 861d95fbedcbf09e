import { listing } from '../../api/listing.ts'
import {
  Collaborators,
  CommentEdits,
  Comments,
  InvitesOf,
  ReceivedInvites,
  Replies,
  SentInvites,
  TakingPart,
} from './collaboration.operations.ts'

/** What people talk about: a goal, or something that somebody has done. */
export interface Topic {
  readonly resourceType: 'goal' | 'activity'
  readonly resourceId: string
}

/** Whatever is read of a conversation is below this key. */
export const conversationKey = ({ resourceId }: Topic) => ['comments', resourceId] as const

export const commentsReading = (topic: Topic) =>
  listing([...conversationKey(topic), 'top'], Comments, {
    variables: topic,
    pageOf: ({ comments }) => comments,
  })

export const repliesReading = (topic: Topic, commentId: string) =>
  listing([...conversationKey(topic), commentId], Replies, {
    variables: { commentId },
    pageOf: ({ replies }) => replies,
  })

export const editsReading = (commentId: string) =>
  listing(['edits', commentId], CommentEdits, {
    variables: { commentId },
    pageOf: ({ commentEdits }) => commentEdits,
  })

export const peopleReading = (goalId: string) =>
  listing(['people', goalId], Collaborators, {
    variables: { resourceId: goalId },
    pageOf: ({ collaborators }) => collaborators,
  })

export const INVITES_KEY = ['invites'] as const

export const invitesOfReading = (goalId: string) =>
  listing([...INVITES_KEY, 'of', goalId], InvitesOf, {
    variables: { resourceId: goalId },
    pageOf: ({ resourceInvites }) => resourceInvites,
  })

export const receivedReading = listing([...INVITES_KEY, 'received'], ReceivedInvites, {
  variables: {},
  pageOf: ({ receivedInvites }) => receivedInvites,
})

export const sentReading = listing([...INVITES_KEY, 'sent'], SentInvites, {
  variables: {},
  pageOf: ({ sentInvites }) => sentInvites,
})

export const takingPartReading = listing(['goals', 'taking-part'], TakingPart, {
  variables: {},
  pageOf: ({ myCollaborations }) => myCollaborations,
})
