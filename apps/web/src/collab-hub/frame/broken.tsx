import { ApiError } from '../../api/errors.ts'
import { onSignOut } from '../../account/sign-out.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { useFrameWords } from './words/index.ts'

const CLOSED = ['users.banned', 'users.deleted']

/** A page that could not be had. Whoever is banned hears why, and has one way: out. */
export function Broken({ error }: { readonly error: unknown }) {
  const words = useFrameWords()
  const common = useCommon()
  if (error instanceof ApiError && CLOSED.includes(error.reason ?? ''))
    return (
      <main>
        <Empty
          isPage
          title={words.banned}
          text={error.message}
          action={<Button onClick={onSignOut}>{common.signOut}</Button>}
        />
      </main>
    )
  return <Trouble onRetry={() => location.reload()} />
}
