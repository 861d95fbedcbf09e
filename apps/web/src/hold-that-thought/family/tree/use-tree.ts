import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { PersonFields } from '../../person/person.operations.ts'
import { treeListing } from '../../person/readings.ts'
import type { Edge } from './generations.ts'

export interface Tree {
  readonly people: readonly PersonFields[]
  readonly edges: readonly Edge[]
}

/** The whole family: page after page, because a drawing of a part would say what is not so. */
export function useTree() {
  const { pageOf: _, ...given } = treeListing
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(given)
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const tree = useMemo(
    (): Tree | undefined =>
      data && {
        people: data.pages.flatMap(({ familyTree }) => familyTree.nodes),
        edges: data.pages.flatMap(({ familyTree }) => familyTree.edges),
      },
    [data],
  )
  return {
    tree: hasNextPage ? undefined : tree,
    error: tree ? null : error,
    retry: () => void refetch(),
  }
}
