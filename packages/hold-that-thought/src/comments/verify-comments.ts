import { countOrZero, on, verifier } from '@longtable/system'
import { Comment, Reaction } from './comment.entity.ts'

const reactions = countOrZero(
  (id, says, has) => `${id} says ${says.reactions ?? 0} reactions, and has ${has.reactions ?? 0}`,
)

export const verifyComments = verifier({
  takes: [
    on(Comment, ({ commentId, reactionCount }, { says }) =>
      says(reactions, commentId, { reactions: reactionCount }),
    ),
    on(Reaction, ({ commentId }, { has }) => has(reactions, commentId, { reactions: 1 })),
  ],
})
