import { eraser, removes } from '@longtable/system'
import { savedBy } from '../users/user.patterns.ts'

export const eraseSaved = eraser('saved', [removes(savedBy, 'userId')])
