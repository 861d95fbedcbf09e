import { type SyntheticEvent, useEffect, useRef } from 'react'

/**
 * The platform's own modal, open as long as it is there: focus, Escape, inertness and the top layer
 * come with it. Escape is obeyed when it is asked for: the browser tells that a dialog has closed only
 * a moment after it has, and what somebody quick has opened by then would be taken for it.
 */
export function useModal(onClose: (() => void) | undefined, first?: string) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    if (first !== undefined) dialog?.querySelector<HTMLElement>(first)?.focus()
    return () => dialog?.close()
  }, [first])
  return {
    ref: element,
    onCancel(event: SyntheticEvent) {
      // A choice of files inside, given up, is called the same.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (!onClose) return
      // By this the focus goes back to where it was.
      element.current?.close()
      onClose()
    },
    // A browser lets nobody be locked in: the second Escape closes it whatever we say.
    onClose: () => (onClose ? onClose() : element.current?.showModal()),
  }
}
