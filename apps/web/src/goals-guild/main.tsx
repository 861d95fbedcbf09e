import '../theme/tokens.css'
import '../theme/fonts.css'
import '../theme/base.css'
import '../shell/theme.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { SessionEnd } from '../account/again/session-end.tsx'
import { FaceProvider } from '../account/face.ts'
import { accountWords } from '../account/words/index.ts'
import { queries } from '../api/cache.ts'
import { closeLive } from '../api/live.ts'
import { onSession } from '../api/session.ts'
import { commonWords } from '../i18n/common/index.ts'
import { loadWords } from '../i18n/language.ts'
import { registerWorker } from '../shell/worker-registration.ts'
import { Logo } from '../ui/logo.tsx'
import { NamedContext } from '../ui/rich-text.tsx'
import { feedWords } from './feed/words/index.ts'
import { frameWords, useFrameWords } from './frame/words/index.ts'
import { rowWords } from './goals/row-words/index.ts'
import { notificationsWords } from './notifications/words/index.ts'
import { levelWords } from './quests/level-words/index.ts'
import { router } from './router.tsx'
import { Named } from './users/named.tsx'

/** Nothing of one person is left for the next. */
onSession((isSignedIn) => {
  if (isSignedIn) return
  closeLive()
  queries.clear()
  void router.navigate({ to: '/sign-in' })
})

/** Whoever is in never sees it. */
const EntrancePicture = lazy(async () => ({
  default: (await import('./frame/entrance-picture.tsx')).EntrancePicture,
}))
const Picture = () => (
  <Suspense>
    <EntrancePicture />
  </Suspense>
)

function App() {
  const { lead } = useFrameWords()
  const face = { name: 'GoalsGuild', lead, logo: <Logo size={40} />, picture: <Picture /> }
  return (
    <FaceProvider value={face}>
      <QueryClientProvider client={queries}>
        <NamedContext value={Named}>
          <RouterProvider router={router} />
        </NamedContext>
        <SessionEnd />
      </QueryClientProvider>
    </FaceProvider>
  )
}

/** When the first page is there, or waits for its data. */
const LATER_MS = 1500

const place = document.getElementById('app')
if (place)
  void loadWords(
    commonWords,
    accountWords,
    frameWords,
    feedWords,
    rowWords,
    levelWords,
    notificationsWords,
  ).then(() => {
    createRoot(place).render(<App />)
    setTimeout(() => void import('./later-words.ts').catch(() => undefined), LATER_MS)
  })
registerWorker('/goalsguild')
