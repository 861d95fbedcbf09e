import { useSyncExternalStore } from 'react'

function watch(tell: () => void): () => void {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Whether the device has a network at all; what it reaches is another matter. */
export const useIsOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine)
