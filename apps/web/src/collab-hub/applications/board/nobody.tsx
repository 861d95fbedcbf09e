import { Button, buttonClass } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { To, useAsked } from '../../../shell/nav.tsx'
import { useBoardWords } from './words/index.ts'

/** Nobody has applied: the next thing to do is to tell people. */
export function Nobody({ startupId }: { readonly startupId: string }) {
  const words = useBoardWords()
  const { role } = useAsked()
  const copy = async () => {
    const path = `/collabhub/roles/${role}?startup=${startupId}`
    await navigator.clipboard.writeText(`${location.origin}${path}`)
    toast({ tone: 'good', text: words.copied })
  }
  return (
    <Empty
      title={words.noneTitle}
      text={words.noneText}
      action={
        role === undefined ? (
          <To to={`/s/${startupId}/roles`} className={buttonClass('plain')}>
            {words.shareAny}
          </To>
        ) : (
          <Button icon="share" onClick={() => void copy()}>
            {words.share}
          </Button>
        )
      }
    />
  )
}
