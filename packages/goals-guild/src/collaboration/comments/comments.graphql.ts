import { listQuery, live, loader, mutationFields, query } from '@longtable/api'
import type { GuildContext } from '../../context.ts'
import type { CommentsResolvers } from '../../generated/schema.ts'
import { personLoader } from '../../users/person-loader.graphql.ts'
import { ResourceInput } from '../resource.policy.ts'
import { addComment } from './add-comment.ts'
import { addReaction } from './add-reaction.ts'
import type { CommentView } from './comment-views.ts'
import { commentsChanges, shownCommentsEvent } from './comments-live.ts'
import { commentsTypeDefs } from './comments.sdl.ts'
import { CommentInput, deleteComment } from './delete-comment.ts'
import { editComment } from './edit-comment.ts'
import {
  allComments,
  comment,
  commentEdits,
  comments,
  CommentsInput,
  replies,
} from './find-comments.ts'
import {
  type CommentCounts,
  commentCountsOf,
  EMOJI_SHOWN_MAX,
  reactions,
  ReactionsInput,
} from './find-reactions.ts'
import { MENTIONS_MAX } from './mentions.ts'
import { seenPlace } from './place.policy.ts'
import { removeReaction } from './remove-reaction.ts'

const PAGE_MAX = 50
const NOBODY = 'deleted user'

/** Two reads for all comments of a request, however many there are on a page. */
const countsLoader = (context: GuildContext) =>
  loader<string, CommentCounts>(context, 'comments.counts', (ids) => commentCountsOf(context, ids))

const authorOf = ({ userId }: CommentView, context: GuildContext) =>
  personLoader(context).load(userId)

const resolvers = {
  Query: {
    comment: query(CommentInput, comment),
    comments: listQuery(CommentsInput, comments),
    allComments: listQuery(ResourceInput, allComments),
    replies: listQuery(CommentInput, replies),
    commentEdits: listQuery(CommentInput, commentEdits),
    reactions: listQuery(ReactionsInput, reactions),
  },
  Mutation: mutationFields({
    addComment,
    editComment,
    deleteComment,
    addReaction,
    removeReaction,
  }),
  Subscription: {
    commentsChanged: live({
      input: ResourceInput,
      admit: async (context: GuildContext, on) => void (await seenPlace(context, on)),
      events: commentsChanges,
      show: (context, _, event) => shownCommentsEvent(context, event),
    }),
  },
  Activity: {
    commentCount: async ({ id }, _, context) => (await countsLoader(context).load(id)).replyCount,
    reactions: async ({ id }, _, context) => (await countsLoader(context).load(id)).reactions,
  },
  Comment: {
    authorId: ({ userId }) => userId,
    author: (view, _, context) => authorOf(view, context),
    authorName: async (view, _, context) => (await authorOf(view, context))?.nickname ?? NOBODY,
    mentions: async ({ mentionIds }, _, context) => {
      const people = await Promise.all(mentionIds.map((id) => personLoader(context).load(id)))
      return people.filter((person) => person !== null)
    },
    isDeleted: ({ deletedAt }) => deletedAt !== null,
    replyCount: async ({ id }, _, context) => (await countsLoader(context).load(id)).replyCount,
    reactions: async ({ id, deletedAt }, _, context) =>
      deletedAt === null ? (await countsLoader(context).load(id)).reactions : [],
  },
} satisfies CommentsResolvers

export const commentsModule = {
  name: 'comments',
  typeDefs: commentsTypeDefs,
  resolvers,
  pageSizeMax: {
    'Query.comments': PAGE_MAX,
    'Query.allComments': PAGE_MAX,
    'Query.replies': PAGE_MAX,
    'Comment.mentions': MENTIONS_MAX,
    'Comment.editHistory': 3,
    'Comment.reactions': EMOJI_SHOWN_MAX,
    'Activity.reactions': EMOJI_SHOWN_MAX,
  },
}
