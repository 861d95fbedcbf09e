import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DraftFields, DraftSheetOfData } from '../drafts.operations.ts'
import { sheetReading } from '../readings.ts'
import type { ReadWord } from './doubts.ts'

export type ScanSheet = DraftSheetOfData['draftPage']

const wordsOn = ({ number: page, lines }: ScanSheet): ReadWord[] =>
  lines.flatMap(({ line, words }) =>
    words.map(({ word: text, confidence, box }) => ({ text, confidence, box, page, line })),
  )

/** All pages with their words, in order; those that are not there yet are undefined. */
export function useSheets({ id, pageCount }: DraftFields) {
  const numbers = Array.from({ length: pageCount ?? 0 }, (_, place) => place + 1)
  const sheets = useQueries({
    queries: numbers.map((page) => sheetReading(id, page)),
    combine: (all) => all.map(({ data }) => data?.draftPage),
  })
  const words = useMemo(() => sheets.flatMap((sheet) => (sheet ? wordsOn(sheet) : [])), [sheets])
  return { sheets, words }
}
