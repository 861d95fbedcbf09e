import { paging } from '../../api/cache.ts'
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
  paging([...conversationKey(topic), 'top'], Comments, {
    variables: topic,
    after: ({ comments }) => comments.after,
  })

export const repliesReading = (topic: Topic, commentId: string) =>
  paging([...conversationKey(topic), commentId], Replies, {
    variables: { commentId },
    after: ({ replies }) => replies.after,
  })

export const editsReading = (commentId: string) =>
  paging(['edits', commentId], CommentEdits, {
    variables: { commentId },
    after: ({ commentEdits }) => commentEdits.after,
  })

export const peopleReading = (goalId: string) =>
  paging(['people', goalId], Collaborators, {
    variables: { resourceId: goalId },
    after: ({ collaborators }) => collaborators.after,
  })

export const INVITES_KEY = ['invites'] as const

export const invitesOfReading = (goalId: string) =>
  paging([...INVITES_KEY, 'of', goalId], InvitesOf, {
    variables: { resourceId: goalId },
    after: ({ resourceInvites }) => resourceInvites.after,
  })

export const receivedReading = paging([...INVITES_KEY, 'received'], ReceivedInvites, {
  variables: {},
  after: ({ receivedInvites }) => receivedInvites.after,
})

export const sentReading = paging([...INVITES_KEY, 'sent'], SentInvites, {
  variables: {},
  after: ({ sentInvites }) => sentInvites.after,
})

export const takingPartReading = paging(['goals', 'taking-part'], TakingPart, {
  variables: {},
  after: ({ myCollaborations }) => myCollaborations.after,
})
