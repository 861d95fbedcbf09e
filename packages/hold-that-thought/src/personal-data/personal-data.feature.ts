import type { Feature } from '@longtable/system'
import { adoptConversations } from '../conversations/adopt-conversations.ts'
import { eraseConversations } from '../conversations/erase-conversations.ts'
import { adoptDrafts } from '../drafts/adopt-drafts.ts'
import { personalDataModule } from './personal-data.graphql.ts'

/** What a person may take along; with it what is kept and has no operations of its own. */
export const personalDataFeature: Feature = {
  ...personalDataModule,
  erase: [eraseConversations],
  adopt: [...adoptConversations, ...adoptDrafts],
}
