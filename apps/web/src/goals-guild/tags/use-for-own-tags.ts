import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/client.ts'
import type { Operation } from '../../api/operation.ts'
import { useMe } from '../users/me.ts'

const TAGS_MAX = 3
const SHOWN_MAX = 6

interface Found<Item> {
  readonly items: readonly Item[]
  readonly isKnown: boolean
}

/** What has a word in common with whoever looks, each of it once. */
export function useForOwnTags<Data, Item extends { readonly id: string }>(
  operation: Operation<Data, { readonly tag: string; readonly after?: string | null | undefined }>,
  itemsOf: (data: Data) => readonly Item[],
): Found<Item> {
  const tags = (useMe()?.tags ?? []).slice(0, TAGS_MAX)
  const { data = [], isPending } = useQuery({
    queryKey: ['own tags', operation.text, ...tags],
    queryFn: () => Promise.all(tags.map((tag) => request(operation, { tag }))),
  })
  const all = data.flatMap(itemsOf)
  return {
    items: [...new Map(all.map((item) => [item.id, item])).values()].slice(0, SHOWN_MAX),
    isKnown: !isPending,
  }
}
