import { useSyncExternalStore } from 'react'

/** How large everything is written, on this device. */
export const TYPE_SIZES = ['normal', 'large', 'larger', 'largest'] as const
export type TypeSize = (typeof TYPE_SIZES)[number]

/** Warm, or with as much contrast as there is. */
export const PAPERS = ['warm', 'plain'] as const
export type Paper = (typeof PAPERS)[number]

const TYPE_KEY = 'longtable.letters.type'
const PAPER_KEY = 'longtable.letters.paper'
const watchers = new Set<() => void>()
const { dataset } = document.documentElement

const oneOf = <Word extends string>(words: readonly Word[], given: string | null | undefined) =>
  words.find((word) => word === given) ?? (words[0] as Word)

function wear(name: 'type' | 'paper', value: string, usual: string): void {
  if (value === usual) delete dataset[name]
  else dataset[name] = value
}

wear('type', oneOf(TYPE_SIZES, localStorage.getItem(TYPE_KEY)), 'normal')
wear('paper', oneOf(PAPERS, localStorage.getItem(PAPER_KEY)), 'warm')

const tell = () => {
  for (const watcher of watchers) watcher()
}

export function setTypeSize(size: TypeSize): void {
  localStorage.setItem(TYPE_KEY, size)
  wear('type', size, 'normal')
  tell()
}

export function setPaper(paper: Paper): void {
  localStorage.setItem(PAPER_KEY, paper)
  wear('paper', paper, 'warm')
  tell()
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useTypeSize = (): TypeSize =>
  useSyncExternalStore(watch, () => oneOf(TYPE_SIZES, dataset['type']))

export const usePaper = (): Paper =>
  useSyncExternalStore(watch, () => oneOf(PAPERS, dataset['paper']))

/** Only the letter, for as long as somebody wants: nothing of it is remembered. */
function setReading(isOn: boolean): void {
  if (isOn) dataset['reading'] = ''
  else delete dataset['reading']
  tell()
}

export function useReadingMode() {
  const isReading = useSyncExternalStore(watch, () => dataset['reading'] !== undefined)
  return { isReading, setReading }
}
