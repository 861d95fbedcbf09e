import { ApiError } from '../../api/errors.ts'
import { onSignOut } from '../../account/sign-out.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import s from './missing.module.css'
import { useFrameWords } from './words/index.ts'

const CLOSED = ['users.inactive', 'users.deleted']

/** A page that could not be had. Whoever may no longer come in hears why, and has one way: out. */
export function Broken({ error }: { readonly error: unknown }) {
  const words = useFrameWords()
  const common = useCommon()
  if (error instanceof ApiError && CLOSED.includes(error.reason ?? ''))
    return (
      <main className={s.missing}>
        <Empty
          isPage
          title={words.closed}
          text={error.message}
          action={<Button onClick={onSignOut}>{common.signOut}</Button>}
        />
      </main>
    )
  return (
    <div className={s.missing}>
      <Trouble isPage onRetry={() => location.reload()} />
    </div>
  )
}
