import { whoMayNot } from '@longtable/testing/permissions'
import { idOf } from '../testing/family-world.ts'
import { writeLetter } from '../testing/letters.ts'
import {
  type Cast,
  everyone,
  familyRoles,
  forMembers,
  type PermissionRow,
} from '../testing/roles.ts'
import { addComment } from './add-comment.ts'
import { commentsFeature } from './comments.feature.ts'
import { setReaction } from './set-reaction.ts'

const letterOf = async ({ world, owner }: Cast) => ({
  item: (await writeLetter(world.again(owner))).id,
})

const commentOf = async (cast: Cast) => {
  const { item } = await letterOf(cast)
  const said = addComment.input.parse({ itemId: item, text: 'I remember' })
  return { item, id: (await addComment(cast.world.again(cast.owner), said)).id }
}

const NOT_AUTHOR = everyone('FORBIDDEN comments.not-author')

const about = (name: string, more = '', fields = 'id') =>
  `mutation ($item: ID!, $id: ID!) { ${name}(itemId: $item, commentId: $id${more}) { ${fields} } }`

const forAuthors = (name: string, document: string): PermissionRow => ({
  operation: `Mutation.${name}`,
  document,
  variables: commentOf,
  outcomes: NOT_AUTHOR,
  allowedFor: 'owner',
})

whoMayNot(commentsFeature, familyRoles, [
  forMembers(
    'Query.comments',
    'query ($item: ID!) { comments(itemId: $item) { items { commentText } } }',
    letterOf,
  ),
  forMembers(
    'Subscription.commentAdded',
    'subscription ($item: ID!) { commentAdded(itemId: $item) { kind } }',
    letterOf,
  ),
  forMembers('Query.myComments', '{ myComments { items { commentText } } }'),
  forMembers('Query.myReactions', '{ myReactions { items { reactionType } } }'),
  forMembers(
    'Mutation.addComment',
    'mutation ($item: ID!) { addComment(itemId: $item, text: "Yes") { id } }',
    letterOf,
  ),
  forAuthors('editComment', about('editComment', ', text: "New"')),
  {
    ...forAuthors('deleteComment', about('deleteComment', '', 'commentId')),
    also: {
      admin: {
        become: ({ world, asker }) => world.system.face.setAdmin(world.as(), idOf(asker), true),
        outcome: 'allowed',
      },
    },
  },
  forMembers('Mutation.setReaction', about('setReaction', ', type: love'), commentOf),
  {
    ...forMembers('Mutation.removeReaction', about('removeReaction'), async (cast) => {
      const made = await commentOf(cast)
      const { asker, world } = cast
      const given = { itemId: made.item, commentId: made.id, type: 'love' }
      // Who may not has none; for who may there is one to take away.
      await setReaction(world.again(asker), setReaction.input.parse(given)).catch(() => undefined)
      return made
    }),
  },
])
