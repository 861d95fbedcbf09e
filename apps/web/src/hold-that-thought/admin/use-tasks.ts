import { useEffect } from 'react'
import { readAgain } from '../../api/cache.ts'
import { useListing } from '../../api/listing.ts'
import type { TaskFields } from './archive.operations.ts'
import { tasksListing } from './readings.ts'

/** Nothing tells how far one is: so it is asked for while one works. */
const ASK_MS = 1500

const isUnderWay = ({ status }: TaskFields) => status === 'queued' || status === 'running'

/** Those of some kinds, the newest first. */
export function useTasks(kinds: readonly TaskFields['kind'][]) {
  const all = useListing(tasksListing)
  const list = { ...all, items: all.items?.filter(({ kind }) => kinds.includes(kind)) }
  const isWorking = list.items?.some(isUnderWay) ?? false
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(() => readAgain(tasksListing.queryKey), ASK_MS)
    return () => clearInterval(timer)
  }, [isWorking])
  return { list, isWorking }
}
