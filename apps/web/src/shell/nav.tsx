import { useLinkProps, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

/** What is asked for in an address; what is undefined is not in it. */
export type Asked = Readonly<Record<string, string | undefined>>

interface ToProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** A path of this product, with its ids in it. */
  readonly to: string
  readonly asked?: Asked | undefined
  /** It is where one is only at exactly this path. */
  readonly isExact?: boolean
  /** What tells of several views of one path which of them is shown. */
  readonly isCurrent?: boolean
  readonly replace?: boolean
  readonly children: ReactNode
}

/** The library's types know the router of one product only: this one takes any path of ours. */
export function To({ to, asked, isExact = false, isCurrent, ...rest }: ToProps) {
  const props = useLinkProps({
    ...(rest as object),
    ...({ to, search: asked ?? {} } as object),
    activeOptions: { exact: isExact, includeSearch: false },
  } as never)
  const current = isCurrent === undefined ? props['aria-current'] : isCurrent ? 'page' : undefined
  return <a {...props} aria-current={current} />
}

interface GoOptions {
  readonly asked?: Asked
  readonly replace?: boolean
}

export type Go = (to: string, options?: GoOptions) => void

export function useGo(): Go {
  const navigate = useNavigate()
  return (to, { asked = {}, replace = false } = {}) =>
    void navigate({ to, search: asked, replace } as never)
}

/** A part of the path, by its name in the route. */
export function usePart(name: string): string {
  const parts = useParams({ strict: false }) as Readonly<Record<string, string>>
  return parts[name] ?? ''
}

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** What is asked for in the address, as it stands there. */
export function useAsked(): Asked {
  const search = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, asText(value)]))
}

/** One of a few words, or nothing. */
export const oneOf = <Word extends string>(
  words: readonly Word[],
  given: string | undefined,
): Word | undefined => words.find((word) => word === given)
