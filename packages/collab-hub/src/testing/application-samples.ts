import type { StatusChange } from '../index.ts'
import { at, sample } from './sample.ts'

export const statusChange = sample<StatusChange>({
  applicationId: 'a1',
  from: 'PENDING',
  to: 'REVIEWING',
  userId: 'f1',
  createdAt: at(1),
})
