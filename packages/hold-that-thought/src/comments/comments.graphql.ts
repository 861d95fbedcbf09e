import { listQuery, live, loader, mutationFields, noInput } from '@longtable/api'
import { ownRequest, signedIn } from '@longtable/core'
import { findShown } from '@longtable/entity'
import { approvedMember, type FamilyContext } from '../context.ts'
import type { CommentsResolvers } from '../generated/schema.ts'
import { photoUrl } from '../users/photo.ts'
import { addComment } from './add-comment.ts'
import { ItemInput } from './comment-fields.ts'
import { type CommentEvent, commentsTopic } from './comment-live.ts'
import { commentView } from './comment-views.ts'
import { Reaction } from './comment.entity.ts'
import { itemInView } from './comment.policy.ts'
import { deleteComment } from './delete-comment.ts'
import { editComment } from './edit-comment.ts'
import { comments, myComments, myReactions } from './find-comments.ts'
import { removeReaction } from './remove-reaction.ts'
import { setReaction } from './set-reaction.ts'

/** By `itemId commentId`. */
const myReactionLoader = (context: FamilyContext) =>
  loader<string, string | null>(context, 'comments.mine', async (keys) => {
    const { userId } = await approvedMember(context)
    const found = await findShown(
      context,
      Reaction,
      keys.map((key) => {
        const [itemId = '', commentId = ''] = key.split(' ')
        return { itemId, commentId, userId }
      }),
    )
    return found.map((one) => one?.reactionType ?? null)
  })

const typeDefs = /* GraphQL */ `
  enum ReactionType {
    like
    love
    laugh
    sad
    wow
  }
  type Comment {
    id: ID!
    itemId: ID!
    itemType: String
    itemTitle: String
    userId: ID!
    userName: String!
    userPhotoUrl: String
    "Null where it was deleted."
    commentText: String
    isDeleted: Boolean!
    "How many former texts are kept, at most five."
    editCount: Int!
    reactionCount: Int!
    myReaction: String
    createdAt: String!
    updatedAt: String
  }
  type CommentPage {
    items: [Comment!]!
    after: String
  }
  type Reaction {
    itemId: ID!
    commentId: ID!
    userId: ID!
    userName: String!
    reactionType: String!
    createdAt: String!
  }
  type ReactionPage {
    items: [Reaction!]!
    after: String
  }
  type CommentDeleted {
    commentId: ID!
  }
  enum CommentEventKind {
    added
    edited
    deleted
  }
  type CommentEvent {
    kind: CommentEventKind!
    comment: Comment!
    "Of the request that caused it, where that was yours."
    requestId: String
  }
  extend type Query {
    "On a letter, or on a file of the gallery, oldest first."
    comments(itemId: ID!, first: Int, after: String): CommentPage!
    "Newest first."
    myComments(first: Int, after: String): CommentPage!
    "Newest first."
    myReactions(first: Int, after: String): ReactionPage!
  }
  extend type Mutation {
    addComment(itemId: ID!, text: String!, requestId: String): Comment!
    "For its author."
    editComment(
      itemId: ID!
      commentId: ID!
      createdAt: String
      text: String!
      requestId: String
    ): Comment!
    "For its author, and for admins."
    deleteComment(
      itemId: ID!
      commentId: ID!
      createdAt: String
      requestId: String
    ): CommentDeleted!
    "Takes the place of yours, if there is one."
    setReaction(
      itemId: ID!
      commentId: ID!
      createdAt: String
      type: ReactionType!
      requestId: String
    ): Comment!
    removeReaction(itemId: ID!, commentId: ID!, createdAt: String, requestId: String): Comment!
  }
  extend type Subscription {
    commentAdded(itemId: ID!): CommentEvent!
  }
`

/** Whoever may not see what is spoken about any more gets a refusal instead of the next event. */
const commentAdded = live({
  input: ItemInput,
  admit: async (context: FamilyContext, { itemId }) => void (await itemInView(context, itemId)),
  events: (context, { itemId }) => context.bus.subscribe<CommentEvent>(commentsTopic(itemId)),
  show: (context, _, { kind, comment, cause }) => ({
    kind,
    comment: commentView(comment),
    requestId: ownRequest(cause, signedIn(context).userId),
  }),
})

const resolvers = {
  Query: {
    comments: listQuery(ItemInput, comments),
    myComments: listQuery(noInput, myComments),
    myReactions: listQuery(noInput, myReactions),
  },
  Mutation: mutationFields({ addComment, editComment, deleteComment, setReaction, removeReaction }),
  Subscription: { commentAdded },
  Comment: {
    userPhotoUrl: ({ userId, userPhotoUrl }, _, context) =>
      photoUrl({ userId, photoUrl: userPhotoUrl }, _, context),
    // Both move in one transaction: where nobody has reacted, neither has the viewer.
    myReaction: ({ itemId, id, reactionCount }, _, context) =>
      reactionCount === 0 ? null : myReactionLoader(context).load(`${itemId} ${id}`),
  },
} satisfies CommentsResolvers

export const commentsModule = { name: 'comments', typeDefs, resolvers }
