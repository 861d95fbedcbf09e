import { Page } from '../kit/page.tsx'
import { BackToDrafts } from './back-to-drafts.tsx'
import { SendPages } from './sending/send-pages.tsx'
import { useDraftsWords } from './words/index.ts'

export const NewDraftPage = () => (
  <Page title={useDraftsWords().newTitle} crumb={<BackToDrafts />}>
    <SendPages />
  </Page>
)
