import { useInfiniteQuery } from '@tanstack/react-query'
import { listing, type ListState } from '../../api/listing.ts'
import { type Asked, oneOf } from '../../shell/nav.tsx'
import {
  type CountFields,
  SearchRoles,
  type SearchRolesVariables,
  SearchStartups,
  type SearchStartupsVariables,
  SearchTalents,
  type SearchTalentsVariables,
} from './search.operations.ts'

export const STARTUP_STAGES = ['IDEA', 'MVP', 'GROWTH', 'SCALE'] as const
export const ROLE_TYPES = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'EQUITY_ONLY'] as const

const one = <Value>(value: Value | undefined) => (value === undefined ? undefined : [value])

/** Without what is not said: the address of a search is what it is remembered by. */
const said = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

/** What an address asks for, as the server takes it. */
export const startupSearch = (asked: Asked): SearchStartupsVariables =>
  said({
    text: asked['q'],
    industry: one(asked['industry']),
    stage: one(oneOf(STARTUP_STAGES, asked['stage'])),
    location: one(asked['location']),
    tags: one(asked['tags']),
    hiring: asked['hiring'] === undefined ? undefined : true,
  })

export const roleSearch = (asked: Asked): SearchRolesVariables =>
  said({
    text: asked['q'],
    skills: one(asked['skills']),
    type: one(oneOf(ROLE_TYPES, asked['type'])),
  })

export const talentSearch = (asked: Asked): SearchTalentsVariables =>
  said({ text: asked['q'], skills: one(asked['skills']) })

export const startupsFound = (given: SearchStartupsVariables) =>
  listing(['hub', 'search', 'startups', given], SearchStartups, {
    variables: given,
    pageOf: ({ searchStartups }) => searchStartups,
  })

export const rolesFound = (given: SearchRolesVariables) =>
  listing(['hub', 'search', 'roles', given], SearchRoles, {
    variables: given,
    pageOf: ({ searchRoles }) => searchRoles,
  })

export const talentsFound = (given: SearchTalentsVariables) =>
  listing(['hub', 'search', 'talents', given], SearchTalents, {
    variables: given,
    pageOf: ({ searchTalents }) => searchTalents,
  })

interface Found<Data, Item> {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (given: { signal: AbortSignal; pageParam: string | null }) => Promise<Data>
  readonly initialPageParam: string | null
  readonly getNextPageParam: (data: Data) => string | null
  readonly pageOf: (data: Data) => { readonly items: readonly Item[] }
}

interface Counted {
  readonly counts: CountFields
}

/** A list with what there is to narrow it by; the one before it stays while the next is on its way. */
export function useSearch<Data, Item>({
  pageOf,
  ...given
}: Found<Data, Item>): ListState<Item> & {
  readonly counts: CountFields | undefined
} {
  const list = useInfiniteQuery({ ...given, placeholderData: (before) => before })
  const [first] = list.data?.pages ?? []
  return {
    items: list.data?.pages.flatMap((data) => pageOf(data).items),
    error: list.data ? null : list.error,
    retry: () => void list.refetch(),
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isMoreBusy: list.isFetchingNextPage,
    counts: first && (Object.values(first as object)[0] as Counted).counts,
  }
}
