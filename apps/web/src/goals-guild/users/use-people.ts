import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reading } from '../../api/cache.ts'
import { PeopleMatching, type PeopleMatchingData } from './users.operations.ts'

const PAUSE_MS = 150
const PREFIX_MAX = 40

export type FoundPerson = PeopleMatchingData['peopleMatching'][number]

/** The text as it is when nobody has typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Whoever is called so, as it is typed; nobody for an e-mail address. */
export function usePeople(text: string): {
  readonly people: readonly FoundPerson[]
  /** Nothing is on its way. */
  readonly isKnown: boolean
} {
  const wanted = text.trim().replace(/^@/, '').slice(0, PREFIX_MAX)
  const prefix = usePaused(wanted.includes('@') ? '' : wanted)
  const { data, isFetching } = useQuery({
    ...reading(['people-matching', prefix], PeopleMatching, { prefix }),
    enabled: prefix !== '',
    placeholderData: keepPreviousData,
  })
  const isAsked = wanted !== '' && prefix !== ''
  return {
    people: isAsked ? (data?.peopleMatching ?? []) : [],
    isKnown: isAsked && !isFetching && prefix === wanted,
  }
}
