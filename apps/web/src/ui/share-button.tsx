import { IconButton } from './button.tsx'
import { toast } from './toasts.tsx'

interface ShareButtonProps {
  readonly title: string
  readonly label: string
  /** Said where there is nothing to share with but the clipboard. */
  readonly copied: string
}

/** The address of the page, by whatever the device shares with. */
export function ShareButton({ title, label, copied }: ShareButtonProps) {
  const share = async () => {
    const url = location.href
    // Whoever closes it again has changed their mind.
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined)
    await navigator.clipboard.writeText(url)
    toast({ tone: 'good', text: copied })
  }
  return <IconButton icon="share" label={label} onClick={() => void share()} />
}
