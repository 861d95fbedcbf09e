import { carrying, completes } from '@longtable/system'
import { Comment, Reaction } from './comment.entity.ts'

export const adoptComments = [
  completes(Comment, { name: 'comments.comment', isOurs: carrying('GSI1PK') }),
  completes(Reaction, { name: 'comments.reaction', isOurs: carrying('GSI1PK') }),
]
