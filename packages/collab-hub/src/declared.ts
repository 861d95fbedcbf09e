import type { Feature } from '@longtable/system'
import { adoptConversations } from './conversations/adopt-conversations.ts'

/** What is stored and adopted, and answers no operations. */
export const declared: Pick<Feature, 'adopt'> = {
  adopt: adoptConversations,
}
