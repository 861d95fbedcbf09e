import { Page } from '../kit/page.tsx'
import { useMe } from '../users/me.ts'
import { useHomeWords } from './words/index.ts'

/** What somebody sees first. */
export function HomePage() {
  const words = useHomeWords()
  const me = useMe()
  return (
    <Page title={words.title(me?.displayName ?? '')}>
      <p>{words.lead}</p>
    </Page>
  )
}
