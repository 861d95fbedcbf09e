import { eraser, leaves } from '@longtable/system'
import { DELETED_NAME } from '../users/tombstone.ts'
import { Comment, Reaction } from './comment.entity.ts'
import { commentsBy, reactionsBy } from './comment.patterns.ts'
import { refresh } from './refresh-copies.ts'

const NOBODY = { userName: DELETED_NAME }

/** What they have said stays, as of nobody: also what the index showed too late for the refresh. */
export const eraseComments = eraser('comments', [
  leaves(commentsBy, 'userId', ({ store }, key) =>
    refresh(store, Comment, { key, patch: { ...NOBODY, userPhotoUrl: undefined } }),
  ),
  leaves(reactionsBy, 'userId', ({ store }, key) =>
    refresh(store, Reaction, { key, patch: NOBODY }),
  ),
])
