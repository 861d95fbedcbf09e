import '../theme/tokens.css'
import '../theme/fonts.css'
import '../theme/base.css'
import '../theme/hold-that-thought.css'
import '../shell/theme.ts'
import './reader.ts'
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
import { frameWords, useFrameWords } from './frame/words/index.ts'
import { LetterMark } from './kit/letter-mark.tsx'
import { notificationsWords } from './notifications/words/index.ts'
import { letterRouter } from './router.tsx'

/** Nothing of one person is left for the next. */
onSession((isSignedIn) => {
  queries.clear()
  if (isSignedIn) return
  closeLive()
  void letterRouter.navigate({ to: '/sign-in' as never })
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
  const face = {
    name: 'HoldThatThought',
    lead,
    logo: <LetterMark size={34} />,
    picture: <Picture />,
  }
  return (
    <FaceProvider value={face}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={letterRouter} />
        <SessionEnd />
      </QueryClientProvider>
    </FaceProvider>
  )
}

const place = document.getElementById('app')
if (place)
  void loadWords(commonWords, accountWords, frameWords, notificationsWords).then(() =>
    createRoot(place).render(<App />),
  )
registerWorker('/holdthatthought')
