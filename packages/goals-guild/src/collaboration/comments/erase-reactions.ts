import { eraser, removes } from '@longtable/system'
import { reactionsBy } from '../reaction.patterns.ts'

/** The counts follow by the stream. Comments stay, under the name of nobody. */
export const eraseReactions = eraser('reactions', [removes(reactionsBy, 'userId')])
