import '../theme/tokens.css'
import '../theme/fonts.css'
import '../theme/base.css'
import '../shell/theme.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { SessionEnd } from '../account/again/session-end.tsx'
import { FaceProvider } from '../account/face.ts'
import { accountWords } from '../account/words/index.ts'
import { queries } from '../api/cache.ts'
import { onSession } from '../api/session.ts'
import { GoalsScene } from '../front/scenes.tsx'
import { commonWords } from '../i18n/common/index.ts'
import { loadWords } from '../i18n/language.ts'
import { Mark } from '../ui/mark.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { ownRouter } from './router.tsx'
import { ownWords, useOwnWords } from './words/index.ts'
import s from './frame.module.css'

/** Nothing of one person is left for the next. */
onSession((isSignedIn) => {
  if (isSignedIn) return
  queries.clear()
  void ownRouter.invalidate()
})

function App() {
  const { lead } = useOwnWords()
  const picture = (
    <div className={s.picture}>
      <GoalsScene label="" />
    </div>
  )
  return (
    <FaceProvider value={{ name: 'Longtable', lead, logo: <Mark />, picture }}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={ownRouter} />
        <SessionEnd />
        {/* Also the last one, when there is no frame any more. */}
        <Toasts />
      </QueryClientProvider>
    </FaceProvider>
  )
}

const place = document.getElementById('app')
if (place)
  void loadWords(commonWords, accountWords, ownWords).then(() => createRoot(place).render(<App />))
