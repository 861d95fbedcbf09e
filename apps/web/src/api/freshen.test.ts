import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { freshen } from './freshen.ts'

const KEY = ['comments', 'goal']

/** A list on a screen, whose answers are let go one by one; each is as of when it was asked for. */
function shownList() {
  let stored = 'old'
  const waiting: (() => void)[] = []
  const queries = new QueryClient()
  const list = new QueryObserver(queries, {
    queryKey: KEY,
    queryFn: () => {
      const found = stored
      return new Promise<string>((resolve) => waiting.push(() => resolve(found)))
    },
  })
  const close = list.subscribe(() => undefined)
  const store = (next: string) => {
    stored = next
  }
  /** Answers whatever is asked for, until nothing is. */
  async function answer(): Promise<void> {
    while (queries.isFetching() > 0) {
      for (const resolve of waiting.splice(0)) resolve()
      await new Promise(setImmediate)
    }
  }
  const shown = () => list.getCurrentResult().data
  return { queries, store, answer, shown, close }
}

it('shows what is told of while a list is read for the first time', async () => {
  const { queries, store, answer, shown, close } = shownList()
  store('new')
  freshen(queries, [['comments']])
  await answer()
  expect(shown()).toBe('new')
  close()
})

it('shows what is told of while a list is read again', async () => {
  const { queries, store, answer, shown, close } = shownList()
  await answer()
  expect(shown()).toBe('old')
  store('newer')
  freshen(queries, [KEY])
  store('newest')
  freshen(queries, [KEY])
  await answer()
  expect(shown()).toBe('newest')
  close()
})

it('leaves lists that nobody was told of', async () => {
  const { queries, store, answer, shown, close } = shownList()
  await answer()
  store('new')
  freshen(queries, [['goals']])
  await answer()
  expect(shown()).toBe('old')
  close()
})
