import { eraser, removes } from '@longtable/system'
import { completionsOf, dayCountsOf } from './completion.patterns.ts'

export const eraseStreaks = eraser('streaks', [
  removes(completionsOf, 'userId'),
  removes(dayCountsOf, 'userId'),
])
