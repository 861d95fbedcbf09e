import { useEffect } from 'react'
import { useCommon } from '../i18n/common/index.ts'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'

interface TroubleProps {
  readonly onRetry: () => void
  /** Nothing else is on the page. */
  readonly isPage?: boolean
}

/** Something could not be had: it tries again when asked to, and by itself when the network is back. */
export function Trouble({ onRetry, isPage = false }: TroubleProps) {
  const words = useCommon()
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <Empty
      isPage={isPage}
      title={words.failed}
      text={navigator.onLine ? '' : words.offline}
      action={
        <Button icon="retry" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  )
}
