import { useSyncExternalStore } from 'react'
import { onSession } from '../../api/session.ts'
import type { Going, Way } from './send-upload.ts'

export type FileState =
  | Way
  | { readonly kind: 'waiting' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly error: Error }

export interface QueuedFile<Result> {
  readonly id: string
  readonly file: File
  readonly state: FileState
  readonly result?: Result
}

export interface UploadQueue<Result> {
  readonly files: () => readonly QueuedFile<Result>[]
  readonly watch: (tell: () => void) => () => void
  readonly add: (files: Iterable<File>) => void
  readonly remove: (id: string) => void
  readonly again: (id: string) => void
  /** To another place of the list, from 0. */
  readonly move: (id: string, place: number) => void
  readonly clear: () => void
}

/** A phone has one narrow way out: more at once make each of them slower. */
const AT_ONCE = 2

const isOpen = ({ state: { kind } }: QueuedFile<unknown>) => kind !== 'done' && kind !== 'failed'

const waiting = (file: File) => ({
  id: crypto.randomUUID(),
  file,
  state: { kind: 'waiting' } as const,
})

const open = new Set<object>()
/** The browser asks whether what is on its way shall be lost. */
const stay = (event: BeforeUnloadEvent) => event.preventDefault()

function keepOpen(queue: object, isBusy: boolean): void {
  if (isBusy) open.add(queue)
  else open.delete(queue)
  if (open.size > 0) addEventListener('beforeunload', stay)
  else removeEventListener('beforeunload', stay)
}

/**
 * Files on their way, in an order. It goes on while one looks at other pages, and belongs to whoever is
 * signed in.
 */
export function uploadQueue<Result>(
  work: (file: File, going: Going) => Promise<Result>,
): UploadQueue<Result> {
  let files: readonly QueuedFile<Result>[] = []
  const watchers = new Set<() => void>()
  const under = new Map<string, AbortController>()
  const self = {}

  const show = (next: readonly QueuedFile<Result>[]) => {
    files = next
    keepOpen(self, files.some(isOpen))
    for (const tell of watchers) tell()
  }
  const change = (id: string, patch: Partial<QueuedFile<Result>>) =>
    show(files.map((one) => (one.id === id ? { ...one, ...patch } : one)))

  async function run({ id, file }: QueuedFile<Result>): Promise<void> {
    const control = new AbortController()
    under.set(id, control)
    const { signal } = control
    change(id, { state: { kind: 'sending', part: 0 } })
    try {
      const result = await work(file, { signal, onWay: (state) => change(id, { state }) })
      change(id, { state: { kind: 'done' }, result })
    } catch (error) {
      if (!signal.aborted) change(id, { state: { kind: 'failed', error: error as Error } })
    } finally {
      under.delete(id)
      next()
    }
  }

  function next(): void {
    const first = files.find(({ state }) => state.kind === 'waiting')
    if (!first || under.size >= AT_ONCE) return
    void run(first)
    next()
  }

  const queue: UploadQueue<Result> = {
    files: () => files,
    watch(tell) {
      watchers.add(tell)
      return () => void watchers.delete(tell)
    },
    add(given) {
      show([...files, ...Array.from(given, waiting)])
      next()
    },
    remove(id) {
      under.get(id)?.abort()
      show(files.filter((one) => one.id !== id))
    },
    again(id) {
      change(id, { state: { kind: 'waiting' } })
      next()
    },
    move(id, place) {
      const one = files.find((file) => file.id === id)
      const rest = files.filter((file) => file.id !== id)
      if (one) show(rest.toSpliced(Math.max(0, Math.min(place, rest.length)), 0, one))
    },
    clear() {
      for (const control of under.values()) control.abort()
      show([])
    },
  }
  onSession(() => queue.clear())
  return queue
}

export const useQueue = <Result>({
  files,
  watch,
}: UploadQueue<Result>): readonly QueuedFile<Result>[] => useSyncExternalStore(watch, files)
